package dev.assay.core.stats.power;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Normal;

/**
 * Cases, detectable difference and power for the mean of independent differences (paired runs), or of one run against a
 * fixed limit. Normal approximation: below 20 cases two more are needed than it says.
 *
 * <pre>n = ((z(1-alpha/2) + z(power)) · sd / difference)²</pre>
 *
 * Source: Cohen 1988, chapter 2. Agrees with statsmodels {@code zt_ind_solve_power} for one sample.
 *
 * @param standardDeviation of a pair's difference (or of a case's score), 0 or more; with clusters times the root of the
 *     design effect
 * @param demand how sure
 */
public record MeanPower(double standardDeviation, Demand demand) {

    public MeanPower {
        if (!(standardDeviation >= 0) || !Double.isFinite(standardDeviation)) {
            throw new IllegalArgumentException("a standard deviation is 0 or more; found " + standardDeviation);
        }
    }

    /** Fewest cases that show this difference; undefined for no difference, or without variance. */
    public Answer<Long> casesFor(double difference) {
        if (standardDeviation == 0) {
            return Answer.undefined("the scores do not vary: nothing is known of their spread");
        }
        if (difference == 0 || !Double.isFinite(difference)) {
            return Answer.undefined("no number of cases shows a difference of " + difference);
        }
        double root = (demand.critical() + demand.reserve()) * standardDeviation / Math.abs(difference);
        return Answer.of((long) Math.ceil(root * root - 1e-9));
    }

    /** Smallest difference that {@code n} cases show; undefined below two cases, or without variance. */
    public Answer<Double> detectable(int n) {
        if (n < 2) {
            return Answer.undefined("fewer than two cases show no difference");
        }
        if (standardDeviation == 0) {
            return Answer.undefined("the scores do not vary: nothing is known of their spread");
        }
        return Answer.of((demand.critical() + demand.reserve()) * standardDeviation / Math.sqrt(n));
    }

    /** Chance that {@code n} cases show this difference; both sides of the alarm. */
    public Answer<Double> power(int n, double difference) {
        if (n < 2 || standardDeviation == 0) {
            return Answer.undefined(n < 2 ? "fewer than two cases show no difference" : "the scores do not vary");
        }
        double shift = Math.abs(difference) * Math.sqrt(n) / standardDeviation;
        return Answer.of(Normal.cdf(shift - demand.critical()) + Normal.cdf(-shift - demand.critical()));
    }
}
