package dev.assay.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a user wants to have run.
 *
 * @param path a folder, a file of cases or an {@code assay.yaml}, as the user wrote it; absent = the current folder
 * @param environment the environment, from which {@code ASSAY_…} settings are taken
 * @param settings settings by key; they win over the environment and the file
 * @param version version of Assay, for the provenance
 */
public record RunRequest(
        Optional<String> path, Map<String, String> environment, Map<String, String> settings, String version) {

    /** A request without settings of its own. */
    public static RunRequest of(Optional<String> path, Map<String, String> environment, String version) {
        return new RunRequest(path, environment, Map.of(), version);
    }

    /** With one setting more, where it is given. */
    public RunRequest with(String key, Optional<String> value) {
        return value.map(given -> with(Map.of(key, given))).orElse(this);
    }

    /** With a setting that is a list, one entry a line, where it is not empty. */
    public RunRequest with(String key, List<String> values) {
        return values.isEmpty() ? this : with(Map.of(key, String.join("\n", values)));
    }

    /** With more settings. */
    public RunRequest with(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.putAll(more);
        return new RunRequest(path, environment, all, version);
    }
}
