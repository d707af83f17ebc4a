package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.Words;
import java.util.Arrays;

/** Judgements in the order of their file: of each the hash and the place of the document's id, and the grade. */
public final class JudgedLines {

    private static final int FIRST_SIZE = 1 << 10;

    private final Words text;
    private long[] hashes;
    private int[] starts;
    private int[] grades;
    private int size;

    JudgedLines(Words text, int expected) {
        this.text = text;
        int room = Math.max(FIRST_SIZE, expected);
        hashes = new long[room];
        starts = new int[room];
        grades = new int[room];
    }

    void add(long hash, int start, int grade) {
        if (size == hashes.length) {
            int room = size + (size >> 1);
            hashes = Arrays.copyOf(hashes, room);
            starts = Arrays.copyOf(starts, room);
            grades = Arrays.copyOf(grades, room);
        }
        hashes[size] = hash;
        starts[size] = start;
        grades[size] = grade;
        size++;
    }

    int size() {
        return size;
    }

    /** The text that the ids stand in. */
    public Words text() {
        return text;
    }

    /** Hash of the document id of a line. */
    public long hash(int line) {
        return hashes[line];
    }

    /** Where the document id of a line starts. */
    public int start(int line) {
        return starts[line];
    }

    /** Grade of a line; -1 for any negative one. */
    public int grade(int line) {
        return grades[line];
    }

    /** Document id of a line. */
    public String document(int line) {
        return text.string(starts[line], text.end(starts[line]));
    }

    /** Whether two lines have the same document. */
    public boolean same(int line, int other) {
        int length = text.end(starts[line]) - starts[line];
        return text.same(starts[line], text, starts[other], length)
                && text.end(starts[other]) == starts[other] + length;
    }
}
