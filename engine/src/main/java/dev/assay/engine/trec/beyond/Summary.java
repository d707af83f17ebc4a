package dev.assay.engine.trec.beyond;

import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Interval;
import dev.assay.engine.trec.measure.Totals;
import dev.assay.engine.trec.score.TrecResult;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * A value over all topics.
 *
 * @param name as trec_eval prints it
 * @param isTotal whether it is a count over all topics, which has no interval
 * @param estimate the mean with its interval, or the count
 */
record Summary(String name, boolean isTotal, Estimate estimate) {

    /** The product's seed when nothing else is said, so that the same files give the same interval everywhere. */
    static final long SEED = 20_260_101;

    static List<Summary> of(TrecResult result, double confidence) {
        return Value.of(result).stream()
                .map(value -> value.measure().isCount() ? total(result, value) : mean(result, value, confidence))
                .toList();
    }

    private static Summary total(TrecResult result, Value value) {
        double total = result.summary()[value.column()];
        return new Summary(
                value.name(),
                true,
                new Estimate(
                        OptionalDouble.of(total),
                        Optional.empty(),
                        result.topics().size(),
                        0,
                        0,
                        "total"));
    }

    private static Summary mean(TrecResult result, Value value, double confidence) {
        double[] all = value.perTopic(result);
        double[] finite = Arrays.stream(all).filter(Double::isFinite).toArray();
        int undefined = all.length - finite.length;
        int[] alone = IntStream.range(0, finite.length).toArray();
        Estimate found = Estimator.estimate(finite, alone, undefined, 0, SEED, confidence);
        // Where every topic has a value, the mean is the drop-in's own, to the last digit.
        OptionalDouble mean =
                undefined == 0 ? OptionalDouble.of(result.summary()[value.column()]) : shown(found.mean(), value);
        return new Summary(
                value.name(),
                false,
                new Estimate(
                        mean,
                        found.interval().map(bounds -> shown(bounds, value)),
                        found.n(),
                        undefined,
                        0,
                        value.isMean() ? found.method() : "geometric mean, " + found.method()));
    }

    private static OptionalDouble shown(OptionalDouble mean, Value value) {
        return mean.isPresent() ? OptionalDouble.of(shown(mean.getAsDouble(), value)) : mean;
    }

    private static Interval shown(Interval bounds, Value value) {
        return new Interval(shown(bounds.low(), value), shown(bounds.high(), value), bounds.level());
    }

    /** Topics of geometric means carry logarithms; the measure itself knows the way back. */
    private static double shown(double mean, Value value) {
        return value.measure().summary(mean, new Totals(1, false, 0));
    }
}
