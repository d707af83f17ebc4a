package dev.assay.core.stats.paired;

import dev.assay.core.stats.Units;
import java.util.Arrays;
import java.util.Optional;

/** The scores of two runs on the same cases; what counts is the difference of each pair, second minus first. */
public final class Pairs {

    private final double[] differences;
    private final int[] clusterIds;
    private final boolean binary;

    private Pairs(double[] differences, int[] clusterIds, boolean binary) {
        this.differences = differences;
        this.clusterIds = clusterIds;
        this.binary = binary;
    }

    /**
     * Pairs of scores.
     *
     * @param first scores of the first run, finite
     * @param second for each the score of the second run on the same case, finite
     * @param clusterIds for each case its cluster, 0 or more
     */
    public static Pairs of(double[] first, double[] second, int[] clusterIds) {
        if (first.length != second.length || first.length != clusterIds.length) {
            throw new IllegalArgumentException("each case has two scores and a cluster; found " + first.length + ", "
                    + second.length + " and " + clusterIds.length);
        }
        double[] differences = new double[first.length];
        boolean binary = true;
        for (int i = 0; i < first.length; i++) {
            differences[i] = second[i] - first[i];
            binary &= isBit(first[i]) && isBit(second[i]);
        }
        if (!Arrays.stream(differences).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException("a score is a finite number");
        }
        return new Pairs(differences, clusterIds.clone(), binary);
    }

    private static boolean isBit(double value) {
        return value == 0 || value == 1;
    }

    /** Number of pairs. */
    public int n() {
        return differences.length;
    }

    /** Whether all scores of both runs are 0 or 1. */
    public boolean binary() {
        return binary;
    }

    /** Pairs in which the second score is higher. */
    public int rises() {
        return (int) Arrays.stream(differences).filter(d -> d > 0).count();
    }

    /** Pairs in which the second score is lower. */
    public int falls() {
        return (int) Arrays.stream(differences).filter(d -> d < 0).count();
    }

    /** Number of independent units: clusters that have a pair. */
    public int clusters() {
        return (int) Arrays.stream(clusterIds).distinct().count();
    }

    /** Whether some cluster has more than one pair. */
    public boolean clustered() {
        return clusters() < n();
    }

    /** Second minus first, a pair each. */
    double[] differences() {
        return differences.clone();
    }

    /** The differences by cluster; absent when there is no pair. */
    Optional<Units> units() {
        return n() == 0 ? Optional.empty() : Optional.of(Units.of(differences, clusterIds));
    }

    int[] clusterIds() {
        return clusterIds.clone();
    }

    /** Whether all pairs differ by the same. */
    public boolean alike() {
        return Arrays.stream(differences).allMatch(d -> d == differences[0]);
    }
}
