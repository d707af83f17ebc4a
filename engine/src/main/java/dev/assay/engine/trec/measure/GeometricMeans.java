package dev.assay.engine.trec.measure;

/** Geometric means: logarithms are summed, and a value of 0 counts as 0.00001 so that one topic cannot erase all. */
final class GeometricMeans {

    private static final double LEAST = .00001;

    private GeometricMeans() {}

    static double logarithm(double value) {
        return Math.log(Math.max(value, LEAST));
    }

    static double mean(double sum, Totals totals) {
        return Math.exp(sum / totals.topics());
    }
}
