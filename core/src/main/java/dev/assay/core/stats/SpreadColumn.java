package dev.assay.core.stats;

import dev.assay.core.metric.Score;
import java.util.Arrays;
import java.util.Optional;

/** The values that one metric gave when cases were measured again, gathered case by case: 12 bytes a case. */
public final class SpreadColumn {

    private final ScoreColumn variances = new ScoreColumn();
    private int differing;

    /**
     * Adds a case. One value alone says nothing of the spread and is left out.
     *
     * @param values its values, finite
     * @param cluster number of the case's cluster, from {@link ClusterIds}
     */
    public void add(double[] values, int cluster) {
        if (values.length < 2) {
            return;
        }
        double variance = variance(values);
        differing += variance > 0 ? 1 : 0;
        variances.add(Score.of(variance), cluster);
    }

    private static double variance(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        boolean equal = Arrays.stream(values).allMatch(value -> value == values[0]);
        return equal
                ? 0
                : Arrays.stream(values)
                                .map(value -> (value - mean) * (value - mean))
                                .sum()
                        / (values.length - 1);
    }

    /** The spread so far; absent when no case has two values. */
    public Optional<Spread> spread(long seed, double level) {
        if (variances.n() == 0) {
            return Optional.empty();
        }
        if (differing == 0) {
            return Optional.of(new Spread(0, Optional.empty(), variances.n(), 0, "no interval: no case differs"));
        }
        Estimate variance = variances.estimate(seed, level);
        Optional<Interval> interval = variance.interval()
                .map(bounds -> new Interval(Math.sqrt(bounds.low()), Math.sqrt(bounds.high()), bounds.level()));
        return Optional.of(new Spread(
                Math.sqrt(variance.mean().orElseThrow()), interval, variances.n(), differing, variance.method()));
    }
}
