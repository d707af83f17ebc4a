package dev.assay.core.stats.parted;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import java.util.Arrays;

/**
 * The scores of one metric, to be parted into some cases and the rest, once or a thousand times: each parting costs as much
 * as the smaller side is large.
 */
public final class Parting {

    /** Up to so many clusters on the smaller side p comes from permutations; above, from the robust score test. */
    public static final int MOST_DEALT = 100;

    private final double[] residual;
    private final int[] clusterIds;
    private final Clusters clusters;
    private final double mean;
    private final boolean equal;

    /**
     * Scores to be parted.
     *
     * @param values finite
     * @param clusterIds for each value its cluster, 0 or more
     */
    public Parting(double[] values, int[] clusterIds) {
        this.mean = Arrays.stream(values).average().orElse(0);
        this.equal = Arrays.stream(values).allMatch(value -> value == values[0]);
        this.residual = Arrays.stream(values).map(value -> value - mean).toArray();
        this.clusterIds = clusterIds.clone();
        this.clusters = new Clusters(residual, clusterIds);
    }

    /** Number of values. */
    public int n() {
        return residual.length;
    }

    /** Mean of all values; 0 of none. */
    public double mean() {
        return mean;
    }

    /** Standard deviation of all values, with the divisor n; 0 of none. */
    public double deviation() {
        return Math.sqrt(Arrays.stream(residual).map(r -> r * r).average().orElse(0));
    }

    /** How far the mean inside lies above the mean of the rest. Both sides have a case. */
    public double difference(int[] inside) {
        double sum = sum(inside);
        return sum / inside.length + sum / (n() - inside.length);
    }

    /**
     * Tests whether the scores inside differ from the rest.
     *
     * @param inside places of the cases inside, each once, in any order; neither none nor all
     * @param seed of the permutations
     * @return undefined where all values are equal, or clusters leave nothing to compare
     */
    public Answer<PValue> test(int[] inside, long seed) {
        if (inside.length == 0 || inside.length >= n()) {
            throw new IllegalArgumentException(
                    "both sides have a case; found " + inside.length + " of " + n() + " inside");
        }
        if (equal) {
            return Answer.undefined("all values are equal");
        }
        int[] smaller = 2 * inside.length > n() ? others(inside) : inside;
        Inside side = Inside.of(smaller, clusterIds, residual, clusters.numbers());
        return side.size() <= MOST_DEALT
                ? Dealing.test(clusters, side, n(), seed)
                : RobustScore.test(clusters, side, n());
    }

    private double sum(int[] inside) {
        double sum = 0;
        for (int place : inside) {
            sum += residual[place];
        }
        return sum;
    }

    private int[] others(int[] inside) {
        boolean[] out = new boolean[n()];
        Arrays.fill(out, true);
        for (int place : inside) {
            out[place] = false;
        }
        int[] others = new int[n() - inside.length];
        int size = 0;
        for (int i = 0; i < out.length; i++) {
            if (out[i]) {
                others[size++] = i;
            }
        }
        return others;
    }
}
