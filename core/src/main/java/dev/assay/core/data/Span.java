package dev.assay.core.data;

/**
 * A range of a document's text.
 *
 * @param start first character, in UTF-16 code units as Java counts, 0 or more
 * @param end one past the last character, above {@code start}
 */
public record Span(int start, int end) {

    public Span {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException(
                    "a span runs from start (0 or more) to a larger end; found " + start + " to " + end);
        }
    }

    /** Characters in the span. */
    public int length() {
        return end - start;
    }

    /** Whether the two ranges share a character. */
    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }
}
