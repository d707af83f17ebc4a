package dev.assay.engine.input;

import java.nio.charset.StandardCharsets;

/**
 * One line of a file in well-formed UTF-8, without its line break. Lent: the bytes are those of the line only until
 * the next line is read.
 *
 * @param file the file as the user named it
 * @param number line from 1
 * @param offset where the line begins in the file, bytes
 * @param bytes holds the line
 * @param from index of its first byte
 * @param to one past its last byte
 */
@SuppressWarnings("ArrayRecordComponent") // a view into a buffer; nobody compares lines
public record Line(String file, int number, long offset, byte[] bytes, int from, int to) {

    /** Length in bytes. */
    public int length() {
        return to - from;
    }

    /** The line as a string. */
    public String text() {
        return new String(bytes, from, length(), StandardCharsets.UTF_8);
    }
}
