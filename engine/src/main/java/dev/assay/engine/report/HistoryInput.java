package dev.assay.engine.report;

import dev.assay.core.history.History;
import dev.assay.core.history.Series;
import dev.assay.core.words.Language;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that is said of past runs.
 *
 * @param shown the series that are shown, one or more
 * @param others the number of runs of each series that is not shown
 * @param metrics the metrics to look at closely; none = all, in short
 * @param unmet the path that was given where no run was started by that name, so that the youngest series is shown
 */
public record HistoryInput(
        List<Shown> shown, Map<Series, Integer> others, List<String> metrics, Optional<String> unmet) {

    /**
     * A series.
     *
     * @param history the runs that are shown
     * @param total how many runs the series has
     */
    public record Shown(History history, int total) {}

    public HistoryInput {
        shown = List.copyOf(shown);
        others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
        metrics = List.copyOf(metrics);
    }

    /** The language of the youngest run that is shown. */
    public Language language() {
        return shown.get(0).history().youngest().language();
    }
}
