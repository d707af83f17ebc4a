package dev.assay.examples.pipeline;

/**
 * A range of a text.
 *
 * @param start first character, UTF-16 code units
 * @param end one past the last character
 */
public record Range(int start, int end) {

    /** Characters in the range. */
    public int length() {
        return end - start;
    }

    /** The words that stand there. */
    public String of(String text) {
        return text.substring(start, end);
    }
}
