package dev.assay.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Which past runs are to be shown.
 *
 * @param path what was run, or a folder or {@code assay.yaml} that says where runs are kept; absent = the current folder
 * @param environment the environment, from which {@code ASSAY_…} settings are taken
 * @param settings settings by key; they win
 * @param metrics the metrics to look at closely; none = all, in short
 * @param last how many runs of a series to take, the youngest, 1 or more; absent = {@link #USUAL} to look at, all to export
 * @param source only runs of this file or folder
 * @param variant only runs of this variant; empty = only runs without one
 * @param all whether to show every series, not only that of the youngest run
 */
public record HistoryRequest(
        Optional<String> path,
        Map<String, String> environment,
        Map<String, String> settings,
        List<String> metrics,
        OptionalInt last,
        Optional<String> source,
        Optional<String> variant,
        boolean all) {

    /** How many runs are shown where nobody says. */
    public static final int USUAL = 20;

    public HistoryRequest {
        metrics = List.copyOf(metrics);
    }
}
