package dev.assay.core.retrieval;

import dev.assay.core.data.Retrieved;
import java.util.List;
import java.util.function.Function;

/**
 * The ranks at which a key (an id, a document) stands. An open table of ranks with a chain per key: no boxing, since
 * one is built for every case of a run.
 */
final class RankIndex {

    /** No such rank. */
    static final int NONE = 0;

    private final String[] keys;
    private final int[] slots;
    private final int[] next;

    RankIndex(List<Retrieved> items, Function<Retrieved, String> key) {
        int size = items.size();
        keys = new String[size + 1];
        next = new int[size + 1];
        slots = new int[Math.max(2, Integer.highestOneBit(Math.max(1, size)) * 4)];
        // From the last rank up, so that each chain runs from the best rank down.
        for (int rank = size; rank >= 1; rank--) {
            keys[rank] = key.apply(items.get(rank - 1));
            int slot = slot(keys[rank]);
            next[rank] = slots[slot];
            slots[slot] = rank;
        }
    }

    /** The best rank at which the key stands, or {@link #NONE}. */
    int first(String key) {
        return slots[slot(key)];
    }

    /** The next rank with the same key as this one, or {@link #NONE}. */
    int next(int rank) {
        return next[rank];
    }

    private int slot(String key) {
        int hash = key.hashCode() * 0x9E3779B9;
        int slot = (hash ^ (hash >>> 16)) & (slots.length - 1);
        while (slots[slot] != NONE && !keys[slots[slot]].equals(key)) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }
}
