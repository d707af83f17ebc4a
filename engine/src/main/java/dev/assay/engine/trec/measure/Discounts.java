package dev.assay.engine.trec.measure;

/** Base-two logarithms, exact at powers of two; those of small whole numbers are kept. */
final class Discounts {

    private static final double LN_2 = Math.log(2);
    private static final double[] KEPT = new double[1026];

    static {
        for (int i = 1; i < KEPT.length; i++) {
            KEPT[i] = log2(i);
        }
    }

    private Discounts() {}

    /** What the gain at a position (from 0) is divided by: log2(position + 2). */
    static double at(int position) {
        return position + 2 < KEPT.length ? KEPT[position + 2] : log2(position + 2);
    }

    static double log2(double value) {
        // The quotient of two rounded logarithms is not always whole where the true one is.
        if (value > 0 && value == Math.scalb(1.0, Math.getExponent(value))) {
            return Math.getExponent(value);
        }
        return Math.log(value) / LN_2;
    }
}
