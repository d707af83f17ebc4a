package dev.assay.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** Options that every command takes. */
final class Common {

    @Option(
            names = "--json",
            description = "Print one JSON object {schema, command, exit, result} on standard output and nothing else there.")
    boolean json;

    @Option(
            names = {"-q", "--quiet"},
            description = "No progress and no chatter; errors only.")
    boolean quiet;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Set any key of assay.yaml, such as --set k=5 or --set judge.use=embedded. Later ones win.")
    Map<String, String> settings = new LinkedHashMap<>();
}
