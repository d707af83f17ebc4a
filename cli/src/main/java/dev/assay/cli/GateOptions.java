package dev.assay.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a run is judged by beside rules. */
final class GateOptions {

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "Depth, metrics and rules to begin with: qa, search, chatbot, compliance, support, techdocs,"
                    + " legal, medical. What is set elsewhere wins.")
    private Optional<String> preset = Optional.empty();

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "Hold the run against this: a file that `assay freeze` wrote, or a run.")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--accept",
            paramLabel = "WHAT",
            description = "Compare although the run differs from the baseline in this: dataset, judge, prompts,"
                    + " embeddings or labels. Repeatable.")
    private List<String> accept = List.of();

    @Option(
            names = "--ratchet",
            description = "Rewrite the baseline where the gate passes and the run is shown to be better.")
    private boolean ratchet;

    /** The settings that the options stand for. */
    Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        preset.ifPresent(name -> settings.put("preset", name));
        baseline.ifPresent(file -> settings.put("baseline", file));
        if (!accept.isEmpty()) {
            settings.put("accept", String.join(",", accept));
        }
        if (ratchet) {
            settings.put("ratchet", "true");
        }
        return settings;
    }
}
