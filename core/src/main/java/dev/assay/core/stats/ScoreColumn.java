package dev.assay.core.stats;

import dev.assay.core.metric.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The scores of one metric over a run, gathered case by case: 12 bytes for a valued case, nothing for others. Blocks
 * rather than one growing array, so that a million cases never need two copies at once.
 */
public final class ScoreColumn {

    private static final int BLOCK = 4096;

    private final List<double[]> values = new ArrayList<>();
    private final List<int[]> clusters = new ArrayList<>();
    private int size;
    private int undefined;
    private int failed;

    /**
     * Adds the score of a case.
     *
     * @param score the score
     * @param cluster number of the case's cluster, from {@link ClusterIds}
     */
    public void add(Score score, int cluster) {
        score.fold(value -> append(value, cluster), none -> undefined++, failure -> failed++);
    }

    private int append(double value, int cluster) {
        if (size % BLOCK == 0) {
            values.add(new double[BLOCK]);
            clusters.add(new int[BLOCK]);
        }
        values.get(size / BLOCK)[size % BLOCK] = value;
        clusters.get(size / BLOCK)[size % BLOCK] = cluster;
        return size++;
    }

    /** Valued cases so far. */
    public int n() {
        return size;
    }

    /** The mean so far with its interval; see {@link Estimator}. */
    public Estimate estimate(long seed, double level) {
        return Estimator.estimate(values(), clusterIds(), undefined, failed, seed, level);
    }

    /** Whether every value lies between two bounds; of no value it does. */
    public boolean within(double low, double high) {
        return Arrays.stream(values()).allMatch(value -> value >= low && value <= high);
    }

    /** The values in the order in which they came; a copy. */
    public double[] values() {
        double[] all = new double[size];
        for (int start = 0; start < size; start += BLOCK) {
            System.arraycopy(values.get(start / BLOCK), 0, all, start, Math.min(BLOCK, size - start));
        }
        return all;
    }

    /** For each value the number of its cluster; a copy. */
    public int[] clusterIds() {
        int[] all = new int[size];
        for (int start = 0; start < size; start += BLOCK) {
            System.arraycopy(clusters.get(start / BLOCK), 0, all, start, Math.min(BLOCK, size - start));
        }
        return all;
    }
}
