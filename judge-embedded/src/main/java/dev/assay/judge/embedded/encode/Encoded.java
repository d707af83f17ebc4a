package dev.assay.judge.embedded.encode;

import java.util.List;

/** A text as a model sees it: one vector for the whole and one for each token, all of length 1. Does not change. */
public final class Encoded {

    private final TextVector whole;
    private final int[] starts;
    private final int[] ends;
    private final int[] numbers;
    /** The tokens' vectors side by side, so that the inner loop over tokens runs on neighbouring memory. */
    private final float[] columns;

    /**
     * Takes the arrays over; nobody may change them afterwards.
     *
     * @param whole the vector of the whole text
     * @param starts where the word of each token begins in the text, UTF-16 code units
     * @param ends one past the last character of the word of each token
     * @param numbers each token's number in the vocabulary
     * @param columns component d of token t at {@code d * tokens + t}
     */
    Encoded(TextVector whole, int[] starts, int[] ends, int[] numbers, float[] columns) {
        this.whole = whole;
        this.starts = starts;
        this.ends = ends;
        this.numbers = numbers;
        this.columns = columns;
    }

    /**
     * Puts the stretches of a text together.
     *
     * @param pieces the text's tokens
     * @param parts the vectors of each stretch's tokens, with one more at either end for the marks
     */
    static Encoded of(List<WordPiece.Piece> pieces, List<float[][]> parts) {
        int tokens = pieces.size();
        int dimensions = parts.get(0)[0].length;
        float[] columns = new float[dimensions * tokens];
        int token = 0;
        for (float[][] part : parts) {
            for (int row = 1; row < part.length - 1; row++, token++) {
                float norm = Length.of(part[row]);
                for (int d = 0; d < dimensions; d++) {
                    columns[d * tokens + token] = part[row][d] / norm;
                }
            }
        }
        return new Encoded(
                TextVector.of(parts),
                pieces.stream().mapToInt(WordPiece.Piece::start).toArray(),
                pieces.stream().mapToInt(WordPiece.Piece::end).toArray(),
                pieces.stream().mapToInt(WordPiece.Piece::number).toArray(),
                columns);
    }

    /** Number of tokens. */
    public int tokens() {
        return numbers.length;
    }

    /** Where the word of a token begins in the text, UTF-16 code units. */
    public int start(int token) {
        return starts[token];
    }

    /** One past the last character of the word of a token. */
    public int end(int token) {
        return ends[token];
    }

    /** The token's number in the vocabulary. */
    public int number(int token) {
        return numbers[token];
    }

    /** Cosine of the whole texts. */
    public double cosine(Encoded other) {
        return whole.cosine(other.whole);
    }

    /** Cosines of one of this text's tokens with all tokens of the other text. */
    public float[] cosines(int token, Encoded other) {
        int count = other.tokens();
        int own = tokens();
        float[] sums = new float[count];
        float[] rows = other.columns;
        for (int d = 0; d < whole.dimensions(); d++) {
            float weight = columns[d * own + token];
            int row = d * count;
            for (int t = 0; t < count; t++) {
                sums[t] += weight * rows[row + t];
            }
        }
        return sums;
    }

    /** Bytes it takes in memory, roughly. */
    int bytes() {
        return whole.bytes() + 4 * (columns.length + 3 * numbers.length);
    }
}
