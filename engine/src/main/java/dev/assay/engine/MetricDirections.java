package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.core.expression.Formula;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.run.Provenance;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which way the metrics of finished runs should go: by the metric's card, or by the formula that the run was given. A
 * metric of one's own whose class is not on the class path has no direction.
 *
 * @param catalog the metrics at hand
 * @param k depth of a metric that a formula names without one
 */
record MetricDirections(MetricCatalog catalog, int k) {

    private static final String METRICS = "metrics";

    /** The direction of a metric of a run. */
    Direction of(String metric, Provenance run) {
        return metric(metric, run)
                .map(found -> Direction.of(found.family().definition()))
                .orElse(Direction.NEUTRAL);
    }

    /** The metric of that name; absent where its class is not on the class path. */
    Optional<Metric> metric(String metric, Provenance run) {
        return card(metric).or(() -> formula(metric, run));
    }

    /** The name as a run prints it: of an alias, or of a metric without its depth; the text itself where it is neither. */
    String printed(String asked) {
        try {
            return Metrics.parse(catalog, asked, k).name().toString();
        } catch (IllegalArgumentException e) {
            return asked;
        }
    }

    private Optional<Metric> card(String metric) {
        try {
            return Optional.of(catalog.parse(metric));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Optional<Metric> formula(String metric, Provenance run) {
        return Stream.of(run.settings().getOrDefault(METRICS, "").split("\\R|, "))
                .filter(Formula::looksLike)
                .filter(text -> text.strip().split("\\s*=", 2)[0].equals(metric))
                .flatMap(text -> read(text).stream())
                .findFirst();
    }

    private Optional<Metric> read(String text) {
        try {
            return Optional.of(Formula.parse(text, part -> Metrics.parse(catalog, part, k)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
