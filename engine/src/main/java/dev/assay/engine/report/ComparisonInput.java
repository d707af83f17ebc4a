package dev.assay.engine.report;

import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.Differing;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.run.Provenance;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Optional;

/**
 * Everything that is said of two runs beside each other.
 *
 * @param a how the first run was made
 * @param b how the second run was made
 * @param obstacles what makes their numbers mean different things; accepted where there is a comparison
 * @param settings the settings in which they differ
 * @param onlyA metrics that only the first run computed
 * @param onlyB metrics that only the second run computed
 * @param within slices that the cases are restricted to; none = all cases
 * @param comparison what was found; absent when an obstacle was not accepted
 * @param language the language that most questions are written in
 */
public record ComparisonInput(
        Provenance a,
        Provenance b,
        List<Differing> obstacles,
        List<Differing> settings,
        List<String> onlyA,
        List<String> onlyB,
        List<CaseSlice> within,
        Optional<Comparison> comparison,
        Language language) {

    public ComparisonInput {
        obstacles = List.copyOf(obstacles);
        settings = List.copyOf(settings);
        onlyA = List.copyOf(onlyA);
        onlyB = List.copyOf(onlyB);
        within = List.copyOf(within);
    }

    /** The metrics that differ beyond chance, separated by commas; empty when none does. */
    public Optional<String> shown() {
        List<String> metrics = comparison.map(Comparison::metrics).orElse(List.of()).stream()
                .filter(metric -> metric.tested().conclusion().shows())
                .map(MetricComparison::metric)
                .toList();
        return metrics.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", metrics));
    }
}
