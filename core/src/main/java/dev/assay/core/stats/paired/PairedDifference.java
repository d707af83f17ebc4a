package dev.assay.core.stats.paired;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Bca;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Normal;
import dev.assay.core.stats.Units;
import dev.assay.core.stats.power.Demand;
import dev.assay.core.stats.power.MeanPower;
import dev.assay.core.stats.power.PairedSharePower;
import dev.assay.core.words.Numbers;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The mean difference of two runs on the same cases, second minus first, with the paired bootstrap interval: pairs are
 * drawn whole, and by cluster where there are clusters, so what makes a case hard for both runs falls out.
 *
 * <p>The interval is the expanded percentile bootstrap ({@link Bca#expandedPercentile}; Hesterberg 2015): differences are
 * about symmetric, and there BCa's corrections cost up to five points of coverage ({@code docs/statistics.md}).
 */
public final class PairedDifference {

    /** Above this many units the bootstrap is slow and adds nothing to the normal interval. */
    private static final int MOST_BOOTSTRAP_UNITS = 20_000;

    private PairedDifference() {}

    /**
     * The mean difference.
     *
     * @param pairs the pairs
     * @param seed seed of the bootstrap
     * @param level confidence, between 0 and 1
     * @return without a mean for no pair; without an interval for one pair, one cluster or no variance, and then
     *     {@code method} says why
     */
    public static Estimate estimate(Pairs pairs, long seed, double level) {
        Optional<Units> found = pairs.units();
        if (found.isEmpty()) {
            return new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 0, 0, "no paired case");
        }
        Units units = found.get();
        String clustered = units.clustered() ? "cluster " : "";
        String percent = Numbers.percent(level);
        if (units.size() == 1) {
            String why = pairs.n() == 1 ? "one pair" : "all " + pairs.n() + " pairs are one cluster";
            return estimate(units, Optional.empty(), "no interval: " + why);
        }
        if (pairs.alike()) {
            return estimate(units, Optional.empty(), "no interval: all " + pairs.n() + " differences are equal");
        }
        if (units.size() > MOST_BOOTSTRAP_UNITS) {
            return estimate(
                    units, Optional.of(Normal.interval(units, level)), "paired " + clustered + "normal " + percent);
        }
        Interval interval = Bca.expandedPercentile(pairs.differences(), pairs.clusterIds(), seed, level);
        return estimate(units, Optional.of(interval), "paired " + clustered + "bootstrap " + percent);
    }

    /**
     * The smallest difference that so many pairs with such a spread would show, see {@link PairedSharePower} for scores
     * of 0 or 1 without clusters and {@link MeanPower} for others.
     *
     * @return undefined for fewer than two independent pairs, or where none differs from the others
     */
    public static Answer<Double> detectable(Pairs pairs, Demand demand) {
        if (pairs.clusters() < 2) {
            return Answer.undefined("fewer than two independent pairs show no difference");
        }
        if (pairs.binary() && !pairs.clustered()) {
            double discordant = (double) (pairs.rises() + pairs.falls()) / pairs.n();
            return new PairedSharePower(discordant, demand).detectable(pairs.n());
        }
        double variance = pairs.units().map(Units::varianceOfMean).orElse(0.0);
        return new MeanPower(Math.sqrt(variance * pairs.n()), demand).detectable(pairs.n());
    }

    private static Estimate estimate(Units units, Optional<Interval> interval, String method) {
        return new Estimate(OptionalDouble.of(units.mean()), interval, units.cases(), 0, 0, method);
    }
}
