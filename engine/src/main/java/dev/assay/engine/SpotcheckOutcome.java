package dev.assay.engine;

import dev.assay.core.calibration.SpotEstimate;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A sample that was drawn, or what one that was read back says.
 *
 * @param run the run's folder
 * @param metric the metric
 * @param file the sheet written or read
 * @param strata cases drawn or labelled, by stratum
 * @param judge the mean by the judge alone, where a sheet was read
 * @param estimate the mean by people's labels, where a sheet was read
 * @param notes what a reader should know
 * @param language the language of the report
 * @param exit 0 done, 3 too few labels
 */
public record SpotcheckOutcome(
        Path run,
        String metric,
        Path file,
        Map<String, Integer> strata,
        Optional<Estimate> judge,
        Optional<SpotEstimate> estimate,
        List<String> notes,
        Language language,
        int exit) {

    public SpotcheckOutcome {
        strata = Map.copyOf(strata);
        notes = List.copyOf(notes);
    }
}
