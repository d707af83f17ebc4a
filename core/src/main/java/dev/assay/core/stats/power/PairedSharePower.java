package dev.assay.core.stats.power;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Normal;

/**
 * Cases, detectable difference and power for two runs with scores of 0 or 1 on the same cases (McNemar's test). What
 * counts is the share of cases on which the runs differ at all.
 *
 * <pre>n = (z(1-alpha/2) √s + z(power) √(s - d²))² / d²,  s discordant share, d difference of the two shares</pre>
 *
 * <p>With 10 % discordant, alpha 5 % and power 80 %: 10 points need 77 cases, 5 points 312, 2 points 1,960.
 *
 * <p>Source: Connor 1987, Biometrics 43, 207-211; Miettinen 1968, Biometrics 24, 339-352.
 *
 * @param discordantShare share of cases on which the runs differ, 0 to 1
 * @param demand how sure
 */
public record PairedSharePower(double discordantShare, Demand demand) {

    public PairedSharePower {
        if (!(discordantShare >= 0 && discordantShare <= 1)) {
            throw new IllegalArgumentException("a share lies between 0 and 1; found " + discordantShare);
        }
    }

    /** Fewest cases that show this difference of the shares; undefined for 0, or beyond the discordant share. */
    public Answer<Long> casesFor(double difference) {
        double size = Math.abs(difference);
        if (!(size > 0) || size > discordantShare) {
            return Answer.undefined(
                    "with " + discordantShare + " of the cases discordant the shares can differ by more "
                            + "than 0 and up to " + discordantShare + "; asked for " + difference);
        }
        double root = demand.critical() * Math.sqrt(discordantShare) + demand.reserve() * spread(size);
        return Answer.of((long) Math.ceil(root * root / (size * size) - 1e-9));
    }

    /** Smallest difference that {@code n} cases show; undefined when not even the whole discordant share would show. */
    public Answer<Double> detectable(int n) {
        if (n < 1 || discordantShare == 0 || reached(n, discordantShare) < demand.power()) {
            return Answer.undefined("with " + n + " cases and " + discordantShare
                    + " of them discordant no difference shows at this power");
        }
        double low = 0;
        double high = discordantShare;
        while (high - low > 1e-12) {
            double middle = (low + high) / 2;
            if (reached(n, middle) < demand.power()) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Answer.of(high);
    }

    /** Chance that {@code n} cases show this difference, on the side where it lies. */
    public Answer<Double> power(int n, double difference) {
        if (n < 1 || !(Math.abs(difference) <= discordantShare) || discordantShare == 0) {
            return Answer.undefined(
                    "the difference is at most the discordant share, of one case or more; found " + difference);
        }
        return Answer.of(reached(n, Math.abs(difference)));
    }

    private double reached(int n, double difference) {
        double reserve = difference * Math.sqrt(n) - demand.critical() * Math.sqrt(discordantShare);
        double spread = spread(difference);
        // All cases discordant, all to one side: nothing varies, the alarm is certain or impossible.
        return spread == 0 ? (reserve >= 0 ? 1 : 0) : Normal.cdf(reserve / spread);
    }

    private double spread(double difference) {
        return Math.sqrt(Math.max(0, discordantShare - difference * difference));
    }
}
