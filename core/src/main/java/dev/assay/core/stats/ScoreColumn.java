package dev.assay.core.stats;

import dev.assay.core.metric.Score;
import java.util.ArrayList;
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
        double[] allValues = new double[size];
        int[] allClusters = new int[size];
        for (int start = 0; start < size; start += BLOCK) {
            int length = Math.min(BLOCK, size - start);
            System.arraycopy(values.get(start / BLOCK), 0, allValues, start, length);
            System.arraycopy(clusters.get(start / BLOCK), 0, allClusters, start, length);
        }
        return Estimator.estimate(allValues, allClusters, undefined, failed, seed, level);
    }
}
