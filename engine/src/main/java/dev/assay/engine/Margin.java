package dev.assay.engine;

import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.FrozenMetric;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** What a frozen metric may be worse by where no rule says it. */
final class Margin {

    /** Share of the frozen mean, for what is no share itself: milliseconds, tokens, money. */
    static final double OF_OTHERS = 0.1;

    private static final MathContext DIGITS = new MathContext(3);

    private Margin() {}

    /**
     * The margin of a metric.
     *
     * @param ofShares the margin where all scores lie between 0 and 1
     */
    static double of(Baseline baseline, String metric, double ofShares) {
        if (baseline.share(metric)) {
            return ofShares;
        }
        double mean = Optional.ofNullable(baseline.metrics().get(metric))
                .map(FrozenMetric::mean)
                .orElse(0.0);
        return new BigDecimal(OF_OTHERS * Math.abs(mean)).round(DIGITS).doubleValue();
    }
}
