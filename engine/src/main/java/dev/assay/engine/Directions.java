package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.core.expression.Formula;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.run.Provenance;
import dev.assay.engine.config.AssayConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Metrics by their printed names, and which way they are better by their definitions. */
final class Directions {

    private final MetricCatalog catalog;
    private final Map<String, Metric> known = new LinkedHashMap<>();

    private Directions(MetricCatalog catalog) {
        this.catalog = catalog;
    }

    /** The directions of these metrics, and of all in the catalog. */
    static Directions of(List<Metric> metrics, MetricCatalog catalog) {
        Directions directions = new Directions(catalog);
        metrics.forEach(directions::add);
        return directions;
    }

    /** The directions of the catalog and of the formulas that the settings hold; a broken formula has none. */
    static Directions of(AssayConfig config, MetricCatalog catalog) {
        return of(config.metrics().stream(), catalog, config.k());
    }

    /**
     * The directions of the catalog and of the formulas that a finished run was given.
     *
     * @param k depth of a metric that a formula names without one
     */
    static Directions of(Provenance run, MetricCatalog catalog, int k) {
        return of(Stream.of(run.settings().getOrDefault("metrics", "").split("\\R|, ")), catalog, k);
    }

    private static Directions of(Stream<String> asked, MetricCatalog catalog, int k) {
        Directions directions = new Directions(catalog);
        Map<String, Metric> formulas = new LinkedHashMap<>();
        asked.filter(Formula::looksLike)
                .flatMap(text -> formula(text, formulas, catalog, k).stream())
                .forEach(formula -> {
                    formulas.put(formula.name().toString(), formula);
                    directions.add(formula);
                });
        return directions;
    }

    private static Optional<Formula> formula(String text, Map<String, Metric> above, MetricCatalog catalog, int k) {
        try {
            return Optional.of(Formula.parse(
                    text,
                    part -> Optional.ofNullable(above.get(part.strip()))
                            .orElseGet(() -> Metrics.parse(catalog, part, k))));
        } catch (IllegalArgumentException broken) {
            return Optional.empty(); // a run with it says what is wrong; here its direction stays unknown
        }
    }

    private void add(Metric metric) {
        known.put(metric.name().toString(), metric);
    }

    /** The metric with a printed name; absent when neither the run, nor the settings, nor the catalog know it. */
    Optional<Metric> metric(String name) {
        return Optional.ofNullable(known.get(name)).or(() -> fromCatalog(name));
    }

    /** The direction of a metric by its printed name. */
    Direction of(String metric) {
        return metric(metric)
                .map(found -> Direction.of(found.family().definition()))
                .orElse(Direction.UNKNOWN);
    }

    private Optional<Metric> fromCatalog(String metric) {
        try {
            return Optional.of(catalog.parse(metric));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }
}
