package dev.assay.engine.report;

import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How far the answers to one case agree: {@code 3 answers}, then {@code faithfulness 0.500 0.750 1.000}. */
final class Agreement {

    private final CaseResult result;
    private final Wording in;

    Agreement(CaseResult result, Wording in) {
        this.result = result;
        this.in = in;
    }

    /** How many answers there are. */
    String answers() {
        return Phrase.ANSWERS.in(in, result.repeats().size());
    }

    /** The metrics of which the answers' scores differ, each with all of them; or the words for none. */
    List<String> scores() {
        List<String> differing = result.scores().keySet().stream()
                .filter(this::differs)
                .map(metric -> metric + " " + shown(metric).collect(Collectors.joining(" ")))
                .toList();
        return differing.isEmpty() ? List.of(Phrase.ALL_ALIKE.in(in)) : differing;
    }

    /** Both in one line; absent where there is one answer. */
    Optional<String> sentence() {
        return result.repeats().isEmpty()
                ? Optional.empty()
                : Optional.of(answers() + in.pick(": ", "：") + String.join(in.pick("; ", "；"), scores()));
    }

    private boolean differs(String metric) {
        return shown(metric).distinct().count() > 1;
    }

    private Stream<String> shown(String metric) {
        return result.repeats().stream()
                .flatMap(repeat -> Optional.ofNullable(repeat.scores().get(metric)).stream())
                .map(this::score);
    }

    /** Without what went wrong: that stands with the answer itself. */
    private String score(Score score) {
        return score.fold(Numbers::fraction, undefined -> Phrase.UNDEFINED.in(in), failed -> Phrase.FAILED.in(in));
    }
}
