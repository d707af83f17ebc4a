package dev.assay.engine.report;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Measured;
import java.util.List;

/** A row of five cells about a mean: whose, the mean, its interval, n, the method or why there is none. */
final class MeanCells {

    private MeanCells() {}

    /** The row above the others. */
    static List<String> head(String first, Wording in) {
        return List.of(first, Phrase.MEAN.in(in), Phrase.INTERVAL.in(in), Phrase.N.in(in), Phrase.METHOD.in(in));
    }

    static List<String> of(String name, Estimate estimate, Wording in) {
        return List.of(
                name,
                Numbers.mean(estimate),
                Numbers.interval(estimate, in),
                String.valueOf(estimate.n()),
                estimate.method());
    }

    static List<String> of(String name, Answer<Measured> answer) {
        return answer.fold(
                measured -> List.of(
                        name,
                        Numbers.fraction(measured.value()),
                        measured.interval()
                                .map(i -> "[" + Numbers.fraction(i.low()) + ", " + Numbers.fraction(i.high()) + "]")
                                .orElse(""),
                        String.valueOf(measured.n()),
                        measured.method()),
                why -> List.of(name, Numbers.NONE, "", "", why));
    }
}
