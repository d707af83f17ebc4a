package dev.assay.engine.trec.score;

import dev.assay.engine.trec.read.JudgedLines;
import dev.assay.engine.trec.read.RunLines;
import java.util.Arrays;

/**
 * The documents of one topic, retrieved or judged, each once. Ids with the same hash are compared byte by byte, so a
 * collision costs time but never a wrong number.
 */
final class DocumentTable {

    /** Answer of {@link #judge} for a document that was not retrieved. */
    static final int NOT_RETRIEVED = -1;

    /** Answer of {@link #judge} for a document that was judged before and not retrieved. */
    static final int TWICE = -2;

    private static final long ENTRY = 0xffff_ffffL;
    private static final int SMALLEST = 64;

    /**
     * An entry is the upper half of the hash and, in the lower half, either the rank of a retrieved document or the
     * complement of the line of a judged one. No entry is 0, as the upper half of a hash is odd.
     */
    private long[] entries = new long[SMALLEST];

    private int mask;
    private RunLines retrieved = new RunLines();
    private int[] order = new int[0];

    /** Empties the table and makes room. */
    void clear(RunLines lines, int[] rankOrder, int documents) {
        retrieved = lines;
        order = rankOrder;
        int room = Math.max(SMALLEST, Integer.highestOneBit(documents + (documents >> 1) + 1) << 1);
        if (entries.length < room) {
            entries = new long[room];
        } else {
            Arrays.fill(entries, 0, room, 0);
        }
        mask = room - 1;
    }

    /**
     * Adds the retrieved documents.
     *
     * @param count how many, from rank 0 on
     * @return the first rank whose document stands above it already; {@code count} if there is none
     */
    int retrieve(int count) {
        for (int rank = 0; rank < count; rank++) {
            long hash = retrieved.hash(order[rank]);
            int slot = (int) hash & mask;
            if (entries[slot] != 0) {
                slot = freeSlot(slot, rank, hash);
                if (slot < 0) {
                    return rank;
                }
            }
            entries[slot] = (hash & ~ENTRY) | rank;
        }
        return count;
    }

    /** The next slot that is free, or -1 if the document is met before. */
    private int freeSlot(int first, int rank, long hash) {
        int slot = first;
        while (entries[slot] != 0) {
            long entry = entries[slot];
            if (((entry ^ hash) & ~ENTRY) == 0 && retrieved.same(order[rank], order[(int) entry])) {
                return -1;
            }
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    /** Adds a judged document after all retrieved ones; tells its rank, {@link #NOT_RETRIEVED} or {@link #TWICE}. */
    int judge(JudgedLines judged, int line) {
        long hash = judged.hash(line);
        int slot = (int) hash & mask;
        while (entries[slot] != 0) {
            if (((entries[slot] ^ hash) & ~ENTRY) == 0 && isSame((int) entries[slot], judged, line)) {
                int entry = (int) entries[slot];
                return entry < 0 ? TWICE : entry;
            }
            slot = (slot + 1) & mask;
        }
        entries[slot] = (hash & ~ENTRY) | (~line & ENTRY);
        return NOT_RETRIEVED;
    }

    private boolean isSame(int entry, JudgedLines judged, int line) {
        return entry >= 0 ? retrieved.is(order[entry], judged.text(), judged.start(line)) : judged.same(line, ~entry);
    }
}
