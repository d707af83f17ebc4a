package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.TrecFailure;
import dev.assay.engine.trec.text.Words;
import java.io.Closeable;
import java.io.IOException;

/**
 * Cuts a run into pieces where one topic ends and the next begins, as far as the lines around the cut can tell. Threads
 * take pieces in turn.
 */
public final class Pieces implements Closeable {

    private static final int USUAL_WORDS = 1 << 16;
    private static final int MOST_WORDS = 1 << 27;

    private final Source source;
    private final WordInput input;
    private final int usual;
    private long[] carried = new long[0];
    private int carriedCount;
    private int from;
    private long offset;
    private int number;
    private boolean done;

    /** Opens a run. */
    public Pieces(Source source) throws IOException {
        this(source, USUAL_WORDS);
    }

    /** Opens a run; pieces have about as many words as said. */
    Pieces(Source source, int words) throws IOException {
        this.source = source;
        input = new WordInput(source.open());
        usual = source.sizeIsExact() ? (int) Math.min(words, source.size() / 8 + 2) : words;
    }

    /** A piece of the usual size to be filled. */
    public Piece newPiece() {
        return new Piece(usual);
    }

    /** Number of threads worth starting: one where all fits into a piece. */
    int worthThreads() {
        return usual < USUAL_WORDS ? 1 : Crew.size();
    }

    /** Fills the piece with what comes next; false if nothing does. */
    public synchronized boolean next(Piece piece) throws IOException {
        if (done) {
            return false;
        }
        piece.grow(carriedCount + usual / 2);
        System.arraycopy(carried, 0, piece.words(), 0, carriedCount);
        long filled = (long) carriedCount << 3;
        while (true) {
            filled += input.fill(piece.words(), (int) (filled >>> 3), piece.room());
            if (input.ended()) {
                done = true;
                piece.set(from, Text.endLine(piece.words(), (int) filled), offset, number++);
                return filled > from;
            }
            int cut = Border.last(piece.text(), from, (int) filled);
            if (cut > from) {
                piece.set(from, cut, offset, number++);
                carry(piece.words(), cut, (int) (filled >>> 3));
                return true;
            }
            grow(piece);
        }
    }

    private void carry(long[] words, int cut, int end) {
        int first = cut >>> 3;
        carriedCount = end - first;
        if (carried.length < carriedCount) {
            carried = new long[carriedCount + (carriedCount >> 1)];
        }
        System.arraycopy(words, first, carried, 0, carriedCount);
        from = cut & 7;
        offset += (long) first << 3;
    }

    private void grow(Piece piece) {
        if (piece.room() >= MOST_WORDS) {
            throw new TrecFailure(
                    TrecFailure.INPUT,
                    "cannot read '" + source.name() + "': one topic, or one line, has 1 GiB of text or more");
        }
        piece.grow(Math.min(MOST_WORDS, 2 * piece.room()));
    }

    @Override
    public void close() throws IOException {
        input.close();
    }

    /** Finds where the last topic of a text begins. */
    private static final class Border {

        /**
         * @param from start of the first line
         * @param end end of what was read, perhaps within a line
         * @return a line start whose topic differs from that of the line before; {@code from} if none was found
         */
        static int last(Words text, int from, int end) {
            int lineEnd = text.lineStart(end, from);
            if (lineEnd == from) {
                return from;
            }
            int same = text.lineStart(lineEnd - 1, from);
            int other = from;
            if (sameTopic(text, other, same)) {
                return from;
            }
            // Lines from `same` on have the last topic, the line `other` has not; halve what lies between.
            while (true) {
                int middle = text.lineStart(other + (same - other) / 2, other);
                middle = middle == other ? text.nextLine(other) : middle;
                if (middle >= same) {
                    return same;
                }
                if (sameTopic(text, middle, same)) {
                    same = middle;
                } else {
                    other = middle;
                }
            }
        }

        private static boolean sameTopic(Words text, int line, int other) {
            int p = text.skipBlanks(line);
            int q = text.skipBlanks(other);
            int length = text.end(p) - p;
            return length == text.end(q) - q && text.same(p, text, q, length);
        }
    }
}
