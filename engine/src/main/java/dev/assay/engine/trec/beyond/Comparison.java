package dev.assay.engine.trec.beyond;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.multiple.Holm;
import dev.assay.core.stats.paired.PairedDifference;
import dev.assay.core.stats.paired.Pairs;
import dev.assay.core.stats.paired.SignFlip;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A run beside the baseline, on the topics of both.
 *
 * @param run the run's file
 * @param baseline the first run's file
 * @param topics which topics are in both, and which are not
 * @param differences one for each value that is a mean over topics
 */
record Comparison(String run, String baseline, PairedTopics topics, List<Difference> differences) {

    /** Compares every further run with the first, and corrects over all tests together. */
    static List<Comparison> all(List<ScoredRun> runs, double confidence) {
        List<Comparison> raw = runs.stream()
                .skip(1)
                .map(run -> between(runs.get(0), run, confidence))
                .toList();
        double[] adjusted = Holm.adjust(raw.stream()
                .flatMap(comparison -> comparison.differences.stream())
                .flatMap(difference -> difference.p().stream())
                .mapToDouble(PValue::p)
                .toArray());
        int next = 0;
        List<Comparison> corrected = new ArrayList<>();
        for (Comparison comparison : raw) {
            List<Difference> differences = new ArrayList<>();
            for (Difference difference : comparison.differences) {
                differences.add(difference.p().isPresent() ? difference.corrected(adjusted[next++]) : difference);
            }
            corrected.add(new Comparison(comparison.run, comparison.baseline, comparison.topics, differences));
        }
        return corrected;
    }

    private static Comparison between(ScoredRun baseline, ScoredRun run, double confidence) {
        PairedTopics topics =
                PairedTopics.of(baseline.result().topics(), run.result().topics());
        if (topics.size() == 0) {
            throw new TrecFailure(
                    TrecFailure.NO_COMMON_TOPIC,
                    "no topic is in both '" + baseline.file() + "' and '" + run.file()
                            + "', so there is nothing to compare; -c counts missing topics with 0");
        }
        List<Difference> differences = Value.of(run.result()).stream()
                .filter(Value::isMean)
                .map(value -> difference(value, topics, confidence))
                .toList();
        if (differences.isEmpty()) {
            throw new TrecFailure(
                    TrecFailure.USAGE,
                    "--compare needs a measure that is a mean over topics, such as -m map; counts, geometric means"
                            + " and names are not compared");
        }
        return new Comparison(run.file(), baseline.file(), topics, differences);
    }

    private static Difference difference(Value value, PairedTopics topics, double confidence) {
        Pairs pairs = topics.pairs(value.column());
        Answer<PValue> p = SignFlip.test(pairs, Summary.SEED);
        return new Difference(
                value.name(),
                PairedDifference.estimate(pairs, Summary.SEED, confidence),
                p.known(),
                OptionalDouble.empty());
    }

    /** Number of tests that Holm's correction is over. */
    static int tests(List<Comparison> comparisons) {
        return (int) comparisons.stream()
                .flatMap(comparison -> comparison.differences.stream())
                .filter(difference -> difference.p().isPresent())
                .count();
    }
}
