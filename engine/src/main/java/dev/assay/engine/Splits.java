package dev.assay.engine;

import dev.assay.core.metric.Need;
import dev.assay.core.run.Provenance;
import dev.assay.core.stats.variance.AskedCase;
import dev.assay.core.stats.variance.VarianceSplit;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.report.SplitInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits the variance of metrics by where it comes from.
 *
 * @param config the settings of the runs
 * @param answers the runs for metrics that need no judge
 * @param judged the runs whose judgings count
 * @param steady whether the judge says the same of an answer each time
 */
record Splits(AssayConfig config, GivenRuns answers, GivenRuns judged, boolean steady) {

    /** The splits of these metrics of a run; one of which nothing was given or judged twice has none. */
    Map<String, SplitInput.Of> of(List<String> metrics, Provenance made) {
        Map<String, SplitInput.Of> splits = new LinkedHashMap<>();
        try (Extensions extensions = Extensions.of(config.classpath())) {
            Directions known = Directions.of(made, extensions.catalog(config.folder()), config.k());
            for (String metric : metrics) {
                boolean alike = steady
                        || known.metric(metric)
                                .filter(found -> !found.needs().contains(Need.JUDGE))
                                .isPresent();
                List<AskedCase> cases = alike ? answers.steady(metric) : judged.judged(metric);
                if (cases.stream().anyMatch(each -> twice(each, alike))) {
                    VarianceSplit.of(cases, alike, config.seed(), config.confidence())
                            .ifPresent(split -> splits.put(metric, new SplitInput.Of(split, alike)));
                }
            }
        }
        return splits;
    }

    private static boolean twice(AskedCase one, boolean alike) {
        return one.answers().size() > 1
                || one.answers().get(0).times() > 1
                || (!alike && one.answers().get(0).judgings().size() > 1);
    }
}
