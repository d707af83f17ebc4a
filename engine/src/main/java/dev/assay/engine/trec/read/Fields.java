package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.Words;

/** Says what is wrong with a line that has the wrong number of fields. */
final class Fields {

    private static final int SHOWN = 60;

    private Fields() {}

    /**
     * @param text the text
     * @param p start of the line
     * @param offset the same, from the start of the file
     * @param needed number of fields in words
     * @param names what they are
     */
    static BadLine malformed(Words text, int p, long offset, String needed, String names) {
        int end = text.nextLine(p) - 1;
        int count = 0;
        for (int q = text.skipBlanks(p); q < end; q = text.skipBlanks(text.end(q))) {
            count++;
        }
        String line = text.string(p, Math.min(end, p + SHOWN)).strip();
        return new BadLine(
                offset,
                "malformed line: " + count + (count == 1 ? " field" : " fields") + " found, " + needed + " needed ("
                        + names + ") in '" + line + (end > p + SHOWN ? "…" : "") + "'");
    }
}
