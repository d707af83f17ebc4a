package dev.assay.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two finished runs that are to be compared. A run is named by its id, its folder, {@code latest}, {@code previous} or a
 * commit.
 *
 * @param a the first run, what the second is held against; absent = the one before the youngest
 * @param b the second run; absent = the youngest
 * @param path a folder or {@code assay.yaml} that says where runs are kept; absent = the current folder
 * @param environment the environment, from which {@code ASSAY_…} settings are taken
 * @param settings settings by key; they win
 * @param metrics the metrics to compare; none = all that both runs have
 * @param slices {@code key=value} each; only cases in all of them are compared
 * @param keys keys to slice the result by
 * @param accepted what may differ between the runs, see {@link dev.assay.core.comparison.Comparability#GROUNDS}
 */
public record ComparisonRequest(
        Optional<String> a,
        Optional<String> b,
        Optional<String> path,
        Map<String, String> environment,
        Map<String, String> settings,
        List<String> metrics,
        List<String> slices,
        List<String> keys,
        List<String> accepted) {

    public ComparisonRequest {
        metrics = List.copyOf(metrics);
        slices = List.copyOf(slices);
        keys = List.copyOf(keys);
        accepted = List.copyOf(accepted);
    }
}
