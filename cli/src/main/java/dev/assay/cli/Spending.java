package dev.assay.cli;

import dev.assay.engine.RunRequest;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What judges may spend in a run, and where their replies come from. */
final class Spending {

    @Option(
            names = "--max-cost",
            paramLabel = "MONEY",
            description = "Ask judges no more once they cost this much, in the unit of judge.price.")
    private Optional<String> cost = Optional.empty();

    @Option(
            names = "--max-tokens",
            paramLabel = "N",
            description = "Ask judges no more once requests and replies hold so many tokens.")
    private Optional<String> tokens = Optional.empty();

    @Option(names = "--max-calls", paramLabel = "N", description = "Send judges at most so many requests.")
    private Optional<String> calls = Optional.empty();

    @Option(names = "--max-minutes", paramLabel = "N", description = "Ask judges no more after so many minutes.")
    private Optional<String> minutes = Optional.empty();

    @Option(
            names = "--cassette",
            paramLabel = "FILE",
            description = "Replay the judge's replies from this file if it is there, without key or connection; else"
                    + " record them to it.")
    private Optional<String> cassette = Optional.empty();

    @Option(names = "--record", description = "Record the cassette anew even if it is there.")
    private boolean record;

    RunRequest put(RunRequest request) {
        return request.with("budget.cost", cost)
                .with("budget.tokens", tokens)
                .with("budget.calls", calls)
                .with("budget.minutes", minutes)
                .with("cassette", cassette)
                .with("record", record ? Optional.of("true") : Optional.empty());
    }
}
