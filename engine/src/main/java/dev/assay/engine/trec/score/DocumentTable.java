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

    /** Adds the retrieved document at a rank, from 0; false if it is there already. */
    boolean retrieve(int rank) {
        int line = order[rank];
        long hash = retrieved.hash(line);
        int slot = (int) hash & mask;
        while (entries[slot] != 0) {
            if (((entries[slot] ^ hash) & ~ENTRY) == 0 && retrieved.same(line, order[(int) entries[slot]])) {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        entries[slot] = (hash & ~ENTRY) | rank;
        return true;
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
