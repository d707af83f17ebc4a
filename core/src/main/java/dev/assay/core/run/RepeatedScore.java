package dev.assay.core.run;

import dev.assay.core.metric.Score;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The score of a case from the scores of its answers. */
final class RepeatedScore {

    private RepeatedScore() {}

    /**
     * The mean of those that have a value. Without any: failed when one failed, else undefined.
     *
     * @param scores by answer, two or more
     * @param numbers the numbers of the answers
     */
    static Score of(List<Score> scores, List<Integer> numbers) {
        double[] values = scores.stream()
                .flatMapToDouble(score -> score.number().stream())
                .toArray();
        if (values.length > 0) {
            return Score.of(mean(values));
        }
        List<Integer> failed = IntStream.range(0, scores.size())
                .filter(i -> scores.get(i) instanceof Score.Failed)
                .boxed()
                .toList();
        if (failed.isEmpty()) {
            return new Score.Undefined(scores.stream()
                    .map(score -> ((Score.Undefined) score).why())
                    .distinct()
                    .collect(Collectors.joining("; ")));
        }
        Score.Failed first = (Score.Failed) scores.get(failed.get(0));
        return new Score.Failed(
                first.kind(),
                failed.size() + " of " + scores.size() + " answers failed and none has a value; answer "
                        + numbers.get(failed.get(0)) + ": " + first.why());
    }

    /** Equal values are their own mean, which a sum of them divided again need not be. */
    private static double mean(double[] values) {
        double sum = 0;
        boolean equal = true;
        for (double value : values) {
            sum += value;
            equal &= value == values[0];
        }
        return equal ? values[0] : sum / values.length;
    }
}
