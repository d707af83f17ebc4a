package dev.assay.core.stats.parted;

import java.util.Arrays;

/** The cases on one side, counted by cluster; holds only the clusters that have some. */
final class Inside {

    private final int[] clusters;
    private final int[] counts;
    private final double[] sums;
    private final int cases;
    private final double sum;

    private Inside(int[] clusters, int[] counts, double[] sums, int cases) {
        this.clusters = clusters;
        this.counts = counts;
        this.sums = sums;
        this.cases = cases;
        this.sum = Arrays.stream(sums).sum();
    }

    /**
     * Counts.
     *
     * @param positions of the cases
     * @param clusterIds for each case of the metric its cluster
     * @param residual for each case of the metric what it lies above the mean
     * @param numbers above each number of a cluster
     */
    static Inside of(int[] positions, int[] clusterIds, double[] residual, int numbers) {
        int[] counts = new int[numbers];
        double[] sums = new double[numbers];
        int[] seen = new int[Math.min(positions.length, numbers)];
        int size = 0;
        for (int position : positions) {
            int cluster = clusterIds[position];
            if (counts[cluster]++ == 0) {
                seen[size++] = cluster;
            }
            sums[cluster] += residual[position];
        }
        int[] clusters = Arrays.copyOf(seen, size);
        return new Inside(
                clusters,
                Arrays.stream(clusters).map(cluster -> counts[cluster]).toArray(),
                Arrays.stream(clusters).mapToDouble(cluster -> sums[cluster]).toArray(),
                positions.length);
    }

    /** Number of clusters that have a case on this side. */
    int size() {
        return clusters.length;
    }

    int cluster(int i) {
        return clusters[i];
    }

    /** Cases on this side of the i-th cluster. */
    int count(int i) {
        return counts[i];
    }

    /** What they lie above the mean of all, together. */
    double sum(int i) {
        return sums[i];
    }

    /** Cases on this side. */
    int cases() {
        return cases;
    }

    /** What all of them lie above the mean of all, together. */
    double sum() {
        return sum;
    }
}
