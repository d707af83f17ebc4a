package dev.assay.engine.input;

/**
 * One thing that is wrong with the input, and where.
 *
 * @param file the file as the user named it, or the option or variable
 * @param line line from 1; 0 when the whole file is meant
 * @param column character from 1 (for a byte that is not UTF-8: byte from 1); 0 when the whole line is meant
 * @param found what stands there
 * @param allowed what may stand there, and where that helps the next step
 */
public record Fault(String file, int line, int column, String found, String allowed) {

    /** A fault of a whole file, option or variable. */
    public static Fault ofFile(String file, String found, String allowed) {
        return new Fault(file, 0, 0, found, allowed);
    }

    /** The place, such as {@code cases.jsonl:3:17}. */
    public String place() {
        return file + (line > 0 ? ":" + line : "") + (line > 0 && column > 0 ? ":" + column : "");
    }

    /** The fault in one line: {@code cases.jsonl:3:17: found "x"; allowed: a whole number}. */
    public String text() {
        return place() + ": found " + found + "; allowed: " + allowed;
    }
}
