package dev.assay.engine.trec.score;

import dev.assay.engine.trec.read.JudgedLines;
import dev.assay.engine.trec.read.RunLines;
import java.util.Arrays;

/**
 * The documents of one topic, retrieved or judged, each once. Two ids with the same hash are compared byte by byte, so
 * a collision costs time but never a wrong number.
 */
final class DocumentTable {

    /** Answer of {@link #judge} for a document that was not retrieved. */
    static final int NOT_RETRIEVED = -1;

    /** Answer of {@link #judge} for a document that was judged before. */
    static final int TWICE = -2;

    private static final int JUDGED = 1 << 31;

    private long[] hashes = new long[1 << 6];
    private int[] entries = new int[hashes.length];
    private int[] ranks = new int[hashes.length];
    private int mask;

    /** Empties the table and makes room. */
    void clear(int documents) {
        int room = Math.max(64, Integer.highestOneBit(Math.max(1, documents + (documents >> 1))) << 1);
        if (hashes.length < room) {
            hashes = new long[room];
            entries = new int[room];
            ranks = new int[room];
        } else {
            Arrays.fill(hashes, 0, room, 0);
        }
        mask = room - 1;
    }

    /** Adds a retrieved document; false if it is there already. */
    boolean retrieve(RunLines lines, int line, int rank) {
        long hash = lines.hash(line);
        int slot = (int) hash & mask;
        while (hashes[slot] != 0) {
            if (hashes[slot] == hash && lines.same(line, entries[slot])) {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        hashes[slot] = hash;
        entries[slot] = line;
        ranks[slot] = rank;
        return true;
    }

    /** Adds a judged document after all retrieved ones; tells its rank, {@link #NOT_RETRIEVED} or {@link #TWICE}. */
    int judge(RunLines retrieved, JudgedLines judged, int line) {
        long hash = judged.hash(line);
        int slot = (int) hash & mask;
        while (hashes[slot] != 0) {
            if (hashes[slot] == hash && isSame(slot, retrieved, judged, line)) {
                return judgeAgain(slot);
            }
            slot = (slot + 1) & mask;
        }
        hashes[slot] = hash;
        entries[slot] = judged.start(line);
        ranks[slot] = NOT_RETRIEVED;
        return NOT_RETRIEVED;
    }

    /** An entry holds a line of the run, or where its rank says so the start of a judged id. */
    private boolean isSame(int slot, RunLines retrieved, JudgedLines judged, int line) {
        int start = judged.start(line);
        if (ranks[slot] != NOT_RETRIEVED) {
            return retrieved.is(entries[slot], judged.text(), start);
        }
        int length = judged.text().end(start) - start;
        return judged.text().same(start, judged.text(), entries[slot], length)
                && judged.text().end(entries[slot]) == entries[slot] + length;
    }

    private int judgeAgain(int slot) {
        int rank = ranks[slot];
        if (rank < 0) {
            return TWICE;
        }
        ranks[slot] = rank | JUDGED;
        return rank;
    }
}
