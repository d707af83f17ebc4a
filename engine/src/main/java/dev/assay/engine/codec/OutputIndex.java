package dev.assay.engine.codec;

import dev.assay.engine.input.Line;
import java.util.Arrays;

/** Where the output of each case stands in {@code outputs.jsonl}: 20 bytes a case, by the case's number from 0. */
final class OutputIndex {

    private long[] offsets = new long[0];
    private int[] lengths = new int[0];
    private int[] lines = new int[0];
    private int[] repeats = new int[0];

    /** Takes note of a line; cases are numbered from 0. */
    void put(int number, Line line, int repeat) {
        if (number >= lines.length) {
            int capacity = Math.max(1 << 10, Math.max(number + 1, lines.length + lines.length / 2));
            offsets = Arrays.copyOf(offsets, capacity);
            lengths = Arrays.copyOf(lengths, capacity);
            lines = Arrays.copyOf(lines, capacity);
            repeats = Arrays.copyOf(repeats, capacity);
        }
        offsets[number] = line.offset();
        lengths[number] = line.length();
        lines[number] = line.number();
        repeats[number] = repeat;
    }

    /** Line from 1, or 0 when the case has no output there. */
    int line(int number) {
        return number < lines.length ? lines[number] : 0;
    }

    /** Which repetition the line holds. */
    int repeat(int number) {
        return repeats[number];
    }

    /** Where the line begins, bytes. */
    long offset(int number) {
        return offsets[number];
    }

    /** How long it is, bytes. */
    int length(int number) {
        return lengths[number];
    }
}
