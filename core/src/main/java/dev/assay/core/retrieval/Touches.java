package dev.assay.core.retrieval;

import java.util.Arrays;

/** For each rank the groups of which a member stands there, as chains in flat arrays. */
final class Touches {

    /** The end of a chain. */
    static final int NONE = 0;

    private final int[] head;
    private int[] next = new int[8];
    private int[] group = new int[8];
    private int size;

    Touches(int ranks) {
        head = new int[ranks + 1];
    }

    /** Notes that a member of the group stands at the rank. Groups come in ascending order; repetition is harmless. */
    void add(int rank, int touched) {
        if (head[rank] != NONE && group[head[rank]] == touched) {
            return;
        }
        if (++size == next.length) {
            next = Arrays.copyOf(next, 2 * size);
            group = Arrays.copyOf(group, 2 * size);
        }
        next[size] = head[rank];
        group[size] = touched;
        head[rank] = size;
    }

    /** The first link of a rank's chain, or {@link #NONE}. */
    int first(int rank) {
        return head[rank];
    }

    /** The link after this one, or {@link #NONE}. */
    int next(int link) {
        return next[link];
    }

    /** The group of a link. */
    int group(int link) {
        return group[link];
    }
}
