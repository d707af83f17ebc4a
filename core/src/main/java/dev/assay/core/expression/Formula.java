package dev.assay.core.expression;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A metric that a user makes of others, such as {@code overall = 0.5*faithfulness + 0.5*contextRecall}: arithmetic on
 * the scores of a case. It is undefined where one of them is, and where it divides by 0; it has failed where one failed.
 */
public final class Formula implements Metric {

    private final MetricName name;
    private final String text;
    private final Term term;
    private final Map<String, Metric> parts;
    private final MetricFamily family;

    Formula(MetricName name, String text, Term term, Map<String, Metric> parts) {
        this.name = name;
        this.text = text;
        this.term = term;
        this.parts = new LinkedHashMap<>(parts);
        this.family = new MetricFamily(
                name.base(), List.of(), MetricFamily.Depth.NONE, Set.of(), definition(), arguments -> this);
    }

    /** Whether a text is a formula rather than a metric's name: it gives a name with {@code =} outside brackets. */
    public static boolean looksLike(String text) {
        return text.matches("(?s)\\s*[A-Za-z][A-Za-z0-9_-]*\\s*=.*");
    }

    /**
     * Reads a formula.
     *
     * @param text {@code name = expression}, of numbers, metrics, {@code + - * /}, brackets, {@code min()} and
     *     {@code max()}
     * @param metrics finds a metric by a name as written; throws {@link IllegalArgumentException} for an unknown one
     * @throws IllegalArgumentException when it cannot be read, naming the place, what was found and what is allowed
     */
    public static Formula parse(String text, Function<String, Metric> metrics) {
        return new FormulaParser(text, metrics).formula();
    }

    /** The score of a case from the scores of its parts by printed name. */
    public Score score(Function<String, Score> scores) {
        return term.score(scores);
    }

    /** The metrics it is made of. */
    public Collection<Metric> parts() {
        return List.copyOf(parts.values());
    }

    @Override
    public MetricName name() {
        return name;
    }

    @Override
    public Set<Need> needs() {
        return parts.values().stream().flatMap(part -> part.needs().stream()).collect(Collectors.toSet());
    }

    @Override
    public MetricFamily family() {
        return family;
    }

    @Override
    public String toString() {
        return name + " = " + text;
    }

    private Definition definition() {
        boolean lower = !parts.isEmpty()
                && parts.values().stream()
                        .allMatch(part -> part.family().definition().lowerIsBetter());
        return Definition.of("""
                Made of other metrics in assay.yaml or by --metric: %1$s.
                由其他指标计算得出：%1$s。
                formula: %2$s = %1$s
                range: as its parts give it
                better: %3$s
                nothing relevant: undefined where a part is
                fewer than k: as its parts
                unjudged: undefined where a part is, or where it divides by 0; failed where a part failed
                duplicates: as its parts
                example: see docs/custom-metrics.md
                confused with: the same arithmetic on the means of the run, which counts other cases
                bad at: telling which part fell
                source: the user's own formula
                agrees with: nothing to agree with
                """.formatted(text, name.base(), lower ? "lower" : "higher"));
    }
}
