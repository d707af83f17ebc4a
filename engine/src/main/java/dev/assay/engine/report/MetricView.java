package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.metric.Definition;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of a table of estimates.
 *
 * @param name the metric's or rate's name
 * @param estimate its estimate
 * @param definition what it means; absent where nobody says
 * @param in the report's language
 */
record MetricView(String name, Estimate estimate, Optional<Definition> definition, Language in) {

    /** Columns of the drawing between 0 and 1. */
    private static final int SPAN = 200;
    /** Room at both ends, so that a dot at 0 or 1 is whole. */
    private static final int EDGE = 6;

    static List<MetricView> of(Map<String, Estimate> estimates, ReportInput input, Language in) {
        return estimates.entrySet().stream()
                .map(entry -> new MetricView(
                        entry.getKey(),
                        entry.getValue(),
                        Optional.ofNullable(input.definitions().get(entry.getKey())),
                        in))
                .toList();
    }

    String mean() {
        return Numbers.mean(estimate);
    }

    String interval() {
        return Numbers.interval(estimate, in);
    }

    /** Whether there is something to draw between 0 and 1. */
    boolean drawn() {
        return estimate.mean().isPresent() && low() >= 0 && high() <= 1;
    }

    boolean hasInterval() {
        return estimate.interval().isPresent();
    }

    double meanAt() {
        return at(estimate.mean().orElse(0));
    }

    double lowAt() {
        return at(low());
    }

    /** Width of the drawn interval, never so thin that it cannot be seen. */
    double width() {
        return Math.max(1.5, at(high()) - at(low()));
    }

    /** What the drawing says, in words. */
    String spoken() {
        return name + " " + mean() + " " + interval() + " n=" + estimate.n();
    }

    /** The sentence in the report's language, then the other one, then the rows of the card. */
    List<Fact> card() {
        return definition
                .map(card -> card.facts().entrySet().stream()
                        .map(row -> new Fact(row.getKey(), row.getValue()))
                        .toList())
                .orElse(List.of());
    }

    String sentence() {
        return definition.map(card -> in.pick(card.sentence(), card.chinese())).orElse("");
    }

    /** The sentence in the language that the report is not in. */
    String otherSentence() {
        return definition.map(card -> in.pick(card.chinese(), card.sentence())).orElse("");
    }

    String otherTag() {
        return in.pick("zh", "en");
    }

    private double low() {
        return estimate.interval().map(Interval::low).orElse(estimate.mean().orElse(0));
    }

    private double high() {
        return estimate.interval().map(Interval::high).orElse(estimate.mean().orElse(0));
    }

    private static double at(double value) {
        return Math.round((EDGE + value * SPAN) * 10) / 10.0;
    }
}
