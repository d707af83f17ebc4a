package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.HistoryOutcome;
import dev.assay.engine.HistoryRequest;
import dev.assay.engine.HistoryText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows how the metrics of past runs went. */
@Command(
        name = "history",
        description = "Show how each metric went from run to run, and where judge, prompts or dataset changed.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay history",
            "  assay history evals --metric faithfulness --last 50",
            "  assay history --all --csv history.csv",
            "",
            "What is shown and what a line of the history holds: docs/history.md"
        })
final class HistoryCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "0..1",
            paramLabel = "PATH",
            description =
                    "What was run, as `assay run` was given it; or a folder or assay.yaml that says where runs are"
                            + " kept. Default: what was run last.")
    private Optional<String> path = Optional.empty();

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            description = "Show this metric with mean, interval and n of each run. Repeatable.")
    private List<String> metrics = List.of();

    @Option(
            names = "--last",
            paramLabel = "N",
            description = "Only the last N runs. Default: 20 on the screen and under --json, all in a file.")
    private Optional<Integer> last = Optional.empty();

    @Option(names = "--source", paramLabel = "S", description = "Only runs of this file or folder.")
    private Optional<String> source = Optional.empty();

    @Option(names = "--variant", paramLabel = "V", description = "Only runs of this variant.")
    private Optional<String> variant = Optional.empty();

    @Option(names = "--all", description = "Show everything that was ever run, not only what was run last.")
    private boolean all;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row for each run and metric, too.")
    private Optional<Path> csv = Optional.empty();

    @Option(names = "--jsonl", paramLabel = "FILE", description = "Write the lines of these runs, too.")
    private Optional<Path> jsonl = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        HistoryOutcome outcome = Engine.history(
                new HistoryRequest(path, System.getenv(), common.settings, metrics, last(), source, variant, all));
        csv.ifPresent(file -> HistoryText.writeCsv(outcome, file));
        jsonl.ifPresent(file -> HistoryText.writeLines(outcome, file));
        HistoryText.damaged(outcome).forEach(line -> console.err().println("assay: " + line));
        if (common.json) {
            Envelope.print(spec, 0, json -> HistoryText.writeJson(outcome, json));
        } else if (!common.quiet) {
            HistoryText.write(outcome, Results.width(), console.colour(), console.out());
        }
        return 0;
    }

    private OptionalInt last() {
        last.filter(count -> count < 1).ifPresent(count -> {
            throw new ParameterException(
                    spec.commandLine(), "--last " + count + ": a count of runs, 1 or more, such as --last 50");
        });
        return last.map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}
