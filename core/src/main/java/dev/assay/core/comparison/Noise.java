package dev.assay.core.comparison;

import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Normal;
import java.util.OptionalDouble;

/**
 * How far a metric varies when the same is run twice.
 *
 * <pre>
 * spread = √(Σ d² / 2n)      d: second run minus first, over the n cases with a value in both
 * band   = z · √(Σ d²) / n
 * </pre>
 *
 * The spread is the standard deviation of a case's score between runs of the same (Dahlberg 1940). Chance strikes each
 * case by itself, so clusters do not matter here.
 *
 * @param metric the metric's name
 * @param changed share of the cases whose score changed, with Wilson's interval
 * @param spread absent where no case has a value in both runs
 * @param band two means differ by no more than this when nothing but chance is between them; absent where no case has a
 *     value in both, 0 or more
 */
public record Noise(String metric, Estimate changed, OptionalDouble spread, OptionalDouble band) {

    /** The noise of a metric; the two runs must be of the same system, judge and dataset. */
    public static Noise of(MetricComparison metric, double level) {
        int n = metric.tested().change().difference().n();
        Estimate changed = Estimator.share(metric.changes().changes().size(), n, level);
        if (n == 0) {
            return new Noise(metric.metric(), changed, OptionalDouble.empty(), OptionalDouble.empty());
        }
        double squares = metric.changes().changes().stream()
                .mapToDouble(change -> change.difference() * change.difference())
                .sum();
        return new Noise(
                metric.metric(),
                changed,
                OptionalDouble.of(Math.sqrt(squares / (2 * n))),
                OptionalDouble.of(Normal.halfWidth(level) * Math.sqrt(squares) / n));
    }
}
