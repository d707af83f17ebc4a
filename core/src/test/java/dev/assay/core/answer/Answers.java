package dev.assay.core.answer;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Cases and outputs of which only the texts matter. */
final class Answers {

    /** By character, as the witnesses outside cut. */
    static final List<AnswerMetric> AGAINST_REFERENCE = List.of(
            new ExactMatch(),
            metric("tokenF1(unit=character)"),
            metric("rougeL(unit=character)"),
            metric("bleu(unit=character)"),
            new Chrf());

    private Answers() {}

    /** All metrics, with a dictionary in which every word has two characters. */
    static MetricCatalog catalog() {
        return new MetricCatalog(AnswerMetrics.all(Answers::pairs));
    }

    static AnswerMetric metric(String name) {
        return (AnswerMetric) catalog().parse(name);
    }

    private static List<String> pairs(String run) {
        return Arrays.asList(run.split("(?<=\\G..)"));
    }

    static Case expecting(ExpectedBehavior behavior, Optional<String> reference) {
        return new Case(
                "q",
                "?",
                behavior,
                Optional.empty(),
                reference,
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    static Score compared(AnswerMetric metric, String answer, String reference) {
        Output output = Output.of(List.of(), Optional.of(answer));
        return metric.score(expecting(ExpectedBehavior.ANSWER, Optional.of(reference)), output, List.of());
    }

    static Score quoted(String answer, String... passages) {
        List<Retrieved> context = IntStream.range(0, passages.length)
                .mapToObj(i -> Retrieved.of("p" + i, Arrays.asList(passages).get(i)))
                .toList();
        Output output = Output.of(context, Optional.of(answer));
        return new QuoteAccuracy().score(expecting(ExpectedBehavior.ANSWER, Optional.empty()), output, context);
    }
}
