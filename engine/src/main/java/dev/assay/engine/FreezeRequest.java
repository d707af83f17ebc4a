package dev.assay.engine;

import java.util.Map;
import java.util.Optional;

/**
 * A finished run that later ones are to be held against.
 *
 * @param run its folder or id; absent = the youngest
 * @param path a folder or {@code assay.yaml} that names the baseline and where runs are kept; absent = the current folder
 * @param environment the environment, from which {@code ASSAY_…} settings are taken
 * @param settings settings by key; they win
 * @param out the file to write; absent = what the settings name, or {@code baseline.txt} beside {@code assay.yaml}
 */
public record FreezeRequest(
        Optional<String> run,
        Optional<String> path,
        Map<String, String> environment,
        Map<String, String> settings,
        Optional<String> out) {}
