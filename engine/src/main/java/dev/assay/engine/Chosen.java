package dev.assay.engine;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Need;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.config.AssayConfig;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The metrics and rules of a run, checked against what the data hold before any work.
 *
 * @param metrics in the order asked for, those that only rules name last
 * @param rules what the run is gated on
 */
record Chosen(List<Metric> metrics, GateRules rules) {

    /**
     * Chooses: the metrics asked for, or by default those that the data allow.
     *
     * @throws UsageException with all that is wrong: unknown names, needs that no case meets, broken rules
     */
    static Chosen of(
            AssayConfig config,
            Path cases,
            DatasetSummary data,
            MetricCatalog catalog,
            Optional<NamedBaseline> baseline) {
        return new Choosing(config, cases, data, catalog).choose(baseline);
    }

    /** Whether a metric needs it. */
    boolean need(Need need) {
        return metrics.stream().anyMatch(metric -> metric.needs().contains(need));
    }
}
