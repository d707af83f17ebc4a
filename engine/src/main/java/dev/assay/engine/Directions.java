package dev.assay.engine;

import dev.assay.core.expression.Formula;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.engine.baseline.Better;
import dev.assay.engine.config.AssayConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        Directions directions = new Directions(catalog);
        Map<String, Metric> formulas = new LinkedHashMap<>();
        config.metrics().stream()
                .filter(Formula::looksLike)
                .flatMap(text -> formula(text, formulas, catalog, config.k()).stream())
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
    Better of(String metric) {
        return metric(metric)
                .map(found -> direction(found.family().definition()))
                .orElse(Better.UNKNOWN);
    }

    private Optional<Metric> fromCatalog(String metric) {
        try {
            return Optional.of(catalog.parse(metric));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private static Better direction(Definition definition) {
        if (definition.lowerIsBetter()) {
            return Better.LOWER;
        }
        return definition.higherIsBetter() ? Better.HIGHER : Better.UNKNOWN;
    }
}
