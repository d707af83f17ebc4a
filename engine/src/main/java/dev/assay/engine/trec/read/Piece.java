package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.Words;
import dev.assay.engine.trec.text.WordsBuilder;
import java.util.Arrays;

/** Some whole lines of a run; filled again and again. */
public final class Piece {

    private long[] words;
    private Words text;
    private int from;
    private int to;
    private long offset;
    private int number;

    Piece(int words) {
        this.words = new long[words + Words.PADDING];
        text = new Words(this.words);
    }

    private Piece(long[] words, int size) {
        this.words = words;
        text = new Words(words);
        to = size;
    }

    /** A piece of text put together from lines of a run. */
    static Piece of(WordsBuilder lines) {
        return new Piece(lines.words(), lines.size());
    }

    /** The text; what stands outside {@link #from} and {@link #to} means nothing. */
    public Words text() {
        return text;
    }

    /** Start of the first line. */
    public int from() {
        return from;
    }

    /** End of the last line, after its line feed. */
    public int to() {
        return to;
    }

    /** Place of position 0 in the file, bytes. */
    public long offset() {
        return offset;
    }

    /** Pieces are numbered from 0 in the order of the file. */
    public int number() {
        return number;
    }

    long[] words() {
        return words;
    }

    int room() {
        return words.length - Words.PADDING;
    }

    void grow(int room) {
        if (room() < room) {
            words = Arrays.copyOf(words, room + Words.PADDING);
            text = new Words(words);
        }
    }

    void set(int first, int end, long place, int count) {
        from = first;
        to = end;
        offset = place;
        number = count;
    }
}
