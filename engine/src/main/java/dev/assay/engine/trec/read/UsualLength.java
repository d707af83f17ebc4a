package dev.assay.engine.trec.read;

/**
 * The length that the tokens of one column mostly have. Asking it changes no result, only the speed: the processor
 * foresees that the length is the usual one and reads on at once, where otherwise it would wait for the search of the
 * token's end.
 */
final class UsualLength {

    private int length;

    /** Returns {@code to}, the end of the token at {@code from}. */
    int end(int from, int to) {
        if (to - from == length) {
            return from + length;
        }
        length = to - from;
        return to;
    }
}
