package dev.assay.bench.statistics;

/** One drawn sample: values and, for each, its cluster. */
final class Sample {

    final double[] values;
    final int[] clusters;

    Sample(double[] values, int[] clusters) {
        this.values = values;
        this.clusters = clusters;
    }
}
