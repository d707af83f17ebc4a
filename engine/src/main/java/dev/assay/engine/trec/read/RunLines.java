package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.Words;
import java.util.Arrays;

/** The retrieved documents of one topic in the order of the file; filled again for every topic. */
public final class RunLines {

    private static final int FIRST_SIZE = 1 << 10;

    private Words text = new Words(new long[0]);
    private long[] hashes = new long[FIRST_SIZE];
    private double[] scores = new double[FIRST_SIZE];
    private int[] starts = new int[FIRST_SIZE];
    private int[] ends = new int[FIRST_SIZE];
    private int size;
    private double last;
    private boolean falling = true;

    void clear(Words newText) {
        text = newText;
        size = 0;
        last = Double.POSITIVE_INFINITY;
        falling = true;
    }

    void add(long hash, int start, int end, double score) {
        if (size == hashes.length) {
            grow();
        }
        hashes[size] = hash;
        starts[size] = start;
        ends[size] = end;
        scores[size] = score;
        size++;
        // The first score may be infinite without being out of order.
        falling &= score < last || size == 1;
        last = score;
    }

    private void grow() {
        int room = 2 * size;
        hashes = Arrays.copyOf(hashes, room);
        scores = Arrays.copyOf(scores, room);
        starts = Arrays.copyOf(starts, room);
        ends = Arrays.copyOf(ends, room);
    }

    /** Number of documents. */
    public int size() {
        return size;
    }

    /** Whether each score is below the one before, so that nothing has to be sorted. */
    public boolean falling() {
        return falling;
    }

    /** Hash of a document's id. */
    public long hash(int line) {
        return hashes[line];
    }

    /** Score of a document. */
    public double score(int line) {
        return scores[line];
    }

    /** Id of a document. */
    public String document(int line) {
        return text.string(starts[line], ends[line]);
    }

    /** Whether two lines have the same document. */
    public boolean same(int line, int other) {
        int length = ends[line] - starts[line];
        return length == ends[other] - starts[other] && text.same(starts[line], text, starts[other], length);
    }

    /** Whether a line has the document that stands at {@code start} of another text. */
    public boolean is(int line, Words other, int start) {
        int length = ends[line] - starts[line];
        return text.same(starts[line], other, start, length) && other.end(start) == start + length;
    }

    /** Whether the line ranks before the other: higher score, or the same score and the larger id. */
    public boolean before(int line, int other) {
        double mine = scores[line];
        double theirs = scores[other];
        if (mine != theirs) {
            return mine > theirs;
        }
        return text.compare(starts[line], ends[line], text, starts[other], ends[other]) > 0;
    }
}
