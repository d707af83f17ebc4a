package dev.assay.dataset.redaction;

/**
 * A place in a text that holds something to be replaced.
 *
 * @param start its first character
 * @param end one past its last character
 */
record Match(int start, int end) {

    boolean overlaps(Match other) {
        return start < other.end && other.start < end;
    }
}
