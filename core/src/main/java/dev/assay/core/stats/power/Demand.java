package dev.assay.core.stats.power;

import dev.assay.core.stats.Normal;

/**
 * How sure a test is to be.
 *
 * @param alpha chance of an alarm where there is no difference, two-sided, such as 0.05
 * @param power chance of an alarm where there is one, such as 0.8
 */
public record Demand(double alpha, double power) {

    /** Two-sided 5 %, power 80 %: the custom of the field. */
    public static final Demand USUAL = new Demand(0.05, 0.8);

    public Demand {
        if (!(alpha > 0 && alpha < 1) || !(power > alpha && power < 1)) {
            throw new IllegalArgumentException(
                    "alpha lies between 0 and 1, power between alpha and 1; found " + alpha + ", " + power);
        }
    }

    /** Standard errors that a difference must exceed to raise the alarm. */
    double critical() {
        return Normal.quantile(1 - alpha / 2);
    }

    /** Standard errors by which the true difference must lie beyond that. */
    double reserve() {
        return Normal.quantile(power);
    }
}
