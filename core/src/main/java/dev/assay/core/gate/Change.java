package dev.assay.core.gate;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.Units;
import dev.assay.core.stats.paired.PairedDifference;
import dev.assay.core.stats.paired.Pairs;
import dev.assay.core.stats.paired.SignFlip;
import dev.assay.core.stats.power.Demand;
import dev.assay.core.stats.power.MeanPower;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * How a metric changed against the baseline, on the cases that have a value in both.
 *
 * @param lowerIsBetter the metric's own direction
 * @param pairs the cases, one or more
 * @param difference mean of now minus before, with its paired interval
 * @param gone cases with a value in the baseline and none now
 * @param added cases with a value now and none in the baseline
 * @param baseline what it is held against, such as {@code run 2026-11-28T091200, commit 4f2c1a}
 * @param seed seed of the tests
 */
public record Change(
        boolean lowerIsBetter,
        List<CasePair> pairs,
        Estimate difference,
        int gone,
        int added,
        String baseline,
        long seed)
        implements Against {

    private static final double POWER = 0.8;
    private static final double MOST_ALPHA = 0.5; // a power of 80 % means nothing at a higher one

    public Change {
        pairs = List.copyOf(pairs);
        if (pairs.isEmpty()) {
            throw new IllegalArgumentException("a change is of one paired case or more");
        }
    }

    /** The change of these cases, one or more. */
    public static Change of(
            boolean lowerIsBetter,
            List<CasePair> pairs,
            int gone,
            int added,
            String baseline,
            long seed,
            double level) {
        Pairs paired = paired(pairs, 0);
        Estimate difference = withoutEmptyInterval(PairedDifference.estimate(paired, seed, level));
        return new Change(lowerIsBetter, pairs, difference, gone, added, baseline, seed);
    }

    /** Clusters that all changed by the same have no spread either, though their cases differ. */
    private static Estimate withoutEmptyInterval(Estimate estimate) {
        boolean empty = estimate.interval()
                .filter(bounds -> bounds.low() == bounds.high())
                .isPresent();
        return empty
                ? new Estimate(
                        estimate.mean(),
                        Optional.empty(),
                        estimate.n(),
                        estimate.undefined(),
                        estimate.failed(),
                        "no interval: all clusters changed by the same")
                : estimate;
    }

    /** Mean in the baseline, of the paired cases. */
    public double before() {
        return mean(CasePair::before);
    }

    /** Mean now, of the paired cases. */
    public double now() {
        return mean(CasePair::now);
    }

    /** Mean gain: above 0 is better, whichever direction the metric has. */
    public double gain() {
        double difference = difference().mean().orElseThrow();
        return (lowerIsBetter ? -difference : difference) + 0.0;
    }

    /** The interval of the gain; absent where the pairs show no spread, or are not independent. */
    Optional<Interval> gainInterval() {
        return difference
                .interval()
                .map(bounds -> lowerIsBetter ? new Interval(-bounds.high(), -bounds.low(), bounds.level()) : bounds);
    }

    /** Whether two cases or more were compared and none has another score. */
    boolean unchanged() {
        return pairs.size() > 1 && pairs.stream().allMatch(pair -> pair.difference() == 0);
    }

    /** Whether the sign-flip test parts the mean gain from a number; it needs no spread. */
    boolean farFrom(double gain, double level) {
        double shift = lowerIsBetter ? -gain : gain;
        return SignFlip.test(paired(pairs, shift), seed)
                .map(PValue::p)
                .known()
                .filter(p -> p <= 1 - level + 1e-12)
                .isPresent();
    }

    /** Clusters of cases, which are independent of each other. */
    int independent() {
        return (int) pairs.stream().mapToInt(CasePair::cluster).distinct().count();
    }

    /** The smallest true difference that so many pairs show with a chance of 80 %. */
    Answer<Double> detectable(double level) {
        return power(level).detectable(pairs.size());
    }

    /** Pairs needed to show a difference of this size with a chance of 80 %. */
    Answer<Long> pairsFor(double size, double level) {
        return power(level).casesFor(size);
    }

    private MeanPower power(double level) {
        double[] differences = pairs.stream().mapToDouble(CasePair::difference).toArray();
        Units units = Units.of(differences, clusters(pairs));
        double deviation = units.size() < 2 ? 0 : Math.sqrt(units.varianceOfMean() * pairs.size());
        return new MeanPower(deviation, new Demand(Math.min(1 - level, MOST_ALPHA), POWER));
    }

    /** The cases that lost most, the worst first. */
    List<CasePair> losses() {
        return pairs.stream()
                .filter(pair -> lowerIsBetter ? pair.difference() > 0 : pair.difference() < 0)
                .sorted((a, b) -> {
                    int bySize = Double.compare(Math.abs(b.difference()), Math.abs(a.difference()));
                    return bySize != 0 ? bySize : a.id().compareTo(b.id());
                })
                .toList();
    }

    private double mean(ToDoubleFunction<CasePair> score) {
        return pairs.stream().mapToDouble(score).sum() / pairs.size();
    }

    private static Pairs paired(List<CasePair> pairs, double shift) {
        return Pairs.of(
                pairs.stream().mapToDouble(pair -> pair.before() + shift).toArray(),
                pairs.stream().mapToDouble(CasePair::now).toArray(),
                clusters(pairs));
    }

    private static int[] clusters(List<CasePair> pairs) {
        return pairs.stream().mapToInt(CasePair::cluster).toArray();
    }
}
