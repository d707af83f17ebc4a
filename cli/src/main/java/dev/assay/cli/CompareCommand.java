package dev.assay.cli;

import dev.assay.engine.ComparisonOutcome;
import dev.assay.engine.ComparisonRequest;
import dev.assay.engine.ComparisonText;
import dev.assay.engine.Engine;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares two finished runs. */
@Command(
        name = "compare",
        description =
                "Compare two finished runs case by case: what differs, by how much, and whether it could be chance.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay compare previous latest",
            "  assay compare 4f2c1a HEAD --metric recall@5 --worst 20",
            "  assay compare runs/old runs/new --slices language --md comparison.md",
            "  assay compare previous latest --slice language=zh --accept dataset",
            "",
            "Exit codes: 0 compared, whatever the result; 3 not comparable, or nothing to compare"
        })
final class CompareCommand implements Callable<Integer> {

    private static final String RUN = "A run's id or folder, `latest`, `previous`, or a commit.";

    @Mixin
    private Common common = new Common();

    @Parameters(index = "0", arity = "0..1", paramLabel = "A", description = RUN + " Default: previous.")
    private Optional<String> a = Optional.empty();

    @Parameters(index = "1", arity = "0..1", paramLabel = "B", description = "The same. Default: latest.")
    private Optional<String> b = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that says where runs are kept, or its folder.")
    private Optional<String> config = Optional.empty();

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            description = "A metric to compare. Repeatable. Default: all that both runs have.")
    private List<String> metrics = List.of();

    @Option(
            names = "--slice",
            paramLabel = "KEY=VALUE",
            description = "Only cases of this slice, such as language=zh. Repeatable: only cases in all of them.")
    private List<String> slices = List.of();

    @Option(
            names = "--slices",
            paramLabel = "KEY",
            description = "Compare each slice of this key too, such as language, answerLength, hits. Repeatable.")
    private List<String> keys = List.of();

    @Option(
            names = "--worst",
            paramLabel = "N",
            description = "Name so many of the worst and of the best cases of each metric. Default: 5.")
    private int worst = 5;

    @Option(
            names = "--accept",
            paramLabel = "WHAT",
            split = ",",
            description = "Compare although this differs: dataset, judge, prompts, embeddings, judgedBy. Repeatable.")
    private List<String> accepted = List.of();

    @Option(names = "--md", paramLabel = "FILE", description = "Write the comparison as Markdown too.")
    private Optional<Path> markdown = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (worst < 0) {
            throw new ParameterException(
                    spec.commandLine(), "--worst " + worst + ": a count of cases, 0 or more, such as --worst 20");
        }
        ComparisonOutcome outcome = Engine.compare(
                new ComparisonRequest(a, b, config, System.getenv(), common.settings, metrics, slices, keys, accepted));
        markdown.ifPresent(file -> ComparisonText.writeMarkdown(outcome, worst, file));
        Console console = Assay.console(spec);
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> ComparisonText.writeJson(outcome, json));
        } else if (!common.quiet) {
            ComparisonText.write(outcome, Results.width(), console.colour(), worst, console.out());
        } else {
            ComparisonText.complaint(outcome).ifPresent(why -> console.err().println("assay: " + why));
        }
        return outcome.exit();
    }
}
