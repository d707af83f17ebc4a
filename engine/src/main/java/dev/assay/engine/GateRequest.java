package dev.assay.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A finished run that is to be judged by rules.
 *
 * @param run its folder or id; absent = the youngest
 * @param path a folder or {@code assay.yaml} that holds the rules and where runs are kept; absent = the current folder
 * @param environment the environment, from which {@code ASSAY_…} settings are taken
 * @param settings settings by key; they win
 * @param rules more rules
 */
public record GateRequest(
        Optional<String> run,
        Optional<String> path,
        Map<String, String> environment,
        Map<String, String> settings,
        List<String> rules) {

    public GateRequest {
        rules = List.copyOf(rules);
    }
}
