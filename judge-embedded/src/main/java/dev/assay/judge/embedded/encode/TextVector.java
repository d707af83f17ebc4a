package dev.assay.judge.embedded.encode;

import java.util.List;

/** A whole text as a model sees it: one vector of length 1. Does not change. */
public final class TextVector {

    private final float[] vector;

    /** Takes the array over; nobody may change it afterwards. */
    TextVector(float[] vector) {
        this.vector = vector;
    }

    /**
     * The mean direction of the first marks of a text's pieces.
     *
     * @param pieces for each piece of the text the vectors of its tokens, that of its first mark first
     */
    static TextVector of(List<float[][]> pieces) {
        float[] sum = new float[pieces.get(0)[0].length];
        for (float[][] piece : pieces) {
            float[] mark = piece[0];
            float norm = Length.of(mark);
            for (int d = 0; d < sum.length; d++) {
                sum[d] += mark[d] / norm;
            }
        }
        float norm = Length.of(sum);
        for (int d = 0; d < sum.length; d++) {
            sum[d] /= norm;
        }
        return new TextVector(sum);
    }

    /** Cosine with another text's, -1 to 1. */
    public double cosine(TextVector other) {
        double sum = 0;
        for (int d = 0; d < vector.length; d++) {
            sum += vector[d] * other.vector[d];
        }
        return sum;
    }

    /** Number of components. */
    int dimensions() {
        return vector.length;
    }

    /** Bytes it takes in memory, roughly. */
    int bytes() {
        return 4 * vector.length + 100;
    }
}
