package dev.assay.judge.embedded.encode;

/** The length of a vector. */
final class Length {

    private Length() {}

    /** Above 0, so that it can be divided by. */
    static float of(float[] vector) {
        double sum = 0;
        for (float v : vector) {
            sum += v * v;
        }
        return (float) Math.max(1e-9, Math.sqrt(sum));
    }
}
