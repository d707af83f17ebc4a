package dev.assay.dataset.quality;

import dev.assay.core.stats.power.Demand;
import dev.assay.core.stats.power.MeanPower;
import dev.assay.core.stats.power.PairedSharePower;
import dev.assay.core.words.Numbers;
import java.util.List;
import java.util.Optional;

/**
 * The smallest difference between two runs on the same cases that so many cases show: alarm by chance 5 % two-sided, power
 * 80 %, cases independent of each other.
 *
 * @param cases number of cases
 * @param shares for a score of 0 or 1, by the share of cases on which the runs differ (McNemar); absent where not even
 *     a difference on all of these cases, all to one side, would show
 * @param mean for a score between 0 and 1 whose difference has a standard deviation of {@link #SPREAD}; absent below two
 */
public record Detectable(int cases, List<Share> shares, Optional<Double> mean) {

    /** Standard deviation of a case's difference that is reckoned with for graded scores. */
    public static final double SPREAD = 0.25;

    private static final List<Double> DISCORDANT = List.of(0.1, 0.2, 0.4);

    /**
     * One assumption and what follows.
     *
     * @param discordant share of the cases on which the two runs differ
     * @param difference of the two shares that shows; at most {@code discordant}
     */
    public record Share(double discordant, Optional<Double> difference) {}

    /** What so many cases show. */
    public static Detectable of(int cases) {
        return new Detectable(
                cases,
                DISCORDANT.stream()
                        .map(discordant -> new Share(
                                discordant,
                                new PairedSharePower(discordant, Demand.USUAL)
                                        .detectable(cases)
                                        .known()))
                        .toList(),
                new MeanPower(SPREAD, Demand.USUAL).detectable(cases).known());
    }

    /** The assumptions, in one sentence. */
    static String assumptions() {
        return "two runs on the same cases, alarm by chance 5 % two-sided, power 80 %, cases independent";
    }

    /** The differences, in one line. */
    String words() {
        StringBuilder words = new StringBuilder("0/1 scores:");
        for (Share share : shares) {
            words.append(' ')
                    .append(share.difference()
                            .map(difference -> Numbers.fixed(difference, 3))
                            .orElse("none"))
                    .append(" if ")
                    .append(Numbers.percent(share.discordant()))
                    .append(" of cases differ,");
        }
        words.setCharAt(words.length() - 1, ';');
        return words.append(" graded: ")
                .append(mean.map(difference -> Numbers.fixed(difference, 3)).orElse("none"))
                .append(" if differences spread by ")
                .append(Numbers.plain(SPREAD))
                .toString();
    }
}
