package dev.assay.engine.codec;

import dev.assay.engine.input.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the outputs of each case stand in {@code outputs.jsonl}, by the case's number from 0: 24 bytes for a line, and 8 for
 * a case.
 */
final class OutputIndex {

    /**
     * A line.
     *
     * @param offset where it begins, bytes
     * @param length how long it is, bytes
     * @param line its number, from 1
     */
    record Place(long offset, int length, int line) {}

    /** By case: the entry of its first and of its last line, from 1; 0 = none. */
    private int[] first = new int[0];

    private int[] last = new int[0];

    /** By entry, from 1. */
    private long[] offsets = new long[1];

    private int[] lengths = new int[1];
    private int[] lines = new int[1];
    private int[] repeats = new int[1];

    /** The entry of the next line of the same case; 0 = none. */
    private int[] next = new int[1];

    private int entries;

    /**
     * Takes note of a line.
     *
     * @param number the case, from 0
     * @param repeat the first repetition that the line holds
     */
    void put(int number, Line line, int repeat) {
        if (number >= first.length) {
            int capacity = grown(first.length, number + 1);
            first = Arrays.copyOf(first, capacity);
            last = Arrays.copyOf(last, capacity);
        }
        int entry = ++entries;
        if (entry >= lines.length) {
            int capacity = grown(lines.length, entry + 1);
            offsets = Arrays.copyOf(offsets, capacity);
            lengths = Arrays.copyOf(lengths, capacity);
            lines = Arrays.copyOf(lines, capacity);
            repeats = Arrays.copyOf(repeats, capacity);
            next = Arrays.copyOf(next, capacity);
        }
        offsets[entry] = line.offset();
        lengths[entry] = line.length();
        lines[entry] = line.number();
        repeats[entry] = repeat;
        if (first[number] == 0) {
            first[number] = entry;
        } else {
            next[last[number]] = entry;
        }
        last[number] = entry;
    }

    private static int grown(int length, int needed) {
        return Math.max(1 << 10, Math.max(needed, length + length / 2));
    }

    /** The first line of a case, from 1, or 0 when it has no output there. */
    int line(int number) {
        return number < first.length ? lines[first[number]] : 0;
    }

    /** The first repetition that the first line of a case holds. */
    int repeat(int number) {
        return repeats[first[number]];
    }

    /** All lines of a case in the order in which they stand. */
    List<Place> places(int number) {
        if (line(number) == 0) {
            return List.of();
        }
        List<Place> places = new ArrayList<>(1);
        for (int entry = first[number]; entry != 0; entry = next[entry]) {
            places.add(new Place(offsets[entry], lengths[entry], lines[entry]));
        }
        return places;
    }
}
