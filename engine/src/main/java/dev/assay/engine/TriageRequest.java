package dev.assay.engine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What is asked of a triage.
 *
 * @param run a run's id or folder; the youngest when absent
 * @param path the assay.yaml that says where runs are, or its folder
 * @param environment the environment, from which {@code ASSAY_…} settings are taken
 * @param settings settings by key; they win
 * @param cause the word of the one cause to look at
 * @param export the file that the failed cases are written to
 */
public record TriageRequest(
        Optional<String> run,
        Optional<String> path,
        Map<String, String> environment,
        Map<String, String> settings,
        Optional<String> cause,
        Optional<Path> export) {}
