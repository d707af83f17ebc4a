package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.TriageOutcome;
import dev.assay.engine.TriageRequest;
import dev.assay.engine.TriageText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what is wrong with a finished run. */
@Command(
        name = "triage",
        description = "Tell where a finished run lost its answers: causes, what mending each would give, advice.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay triage",
            "  assay triage 2026-11-28T091200 --cause lost-at-reranking",
            "  assay triage --export failed.jsonl && assay run failed.jsonl",
            "",
            "What each cause means and needs to be seen: docs/triage.md"
        })
final class TriageCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "0..1",
            paramLabel = "RUN",
            description = "A run's id or folder, `latest`, `previous`, or a commit. Default: the youngest run.")
    private Optional<String> run = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that says where runs are, or its folder.")
    private Optional<String> config = Optional.empty();

    @Option(
            names = "--cause",
            paramLabel = "CAUSE",
            description = "Look at this one, such as not-retrieved, with up to 20 cases.")
    private Optional<String> cause = Optional.empty();

    @Option(names = "--markdown", description = "Print Markdown, for an issue or a pull request.")
    private boolean markdown;

    @Option(
            names = "--export",
            paramLabel = "FILE",
            description = "Write the cases that have a cause (with --cause: this one) to a new file, as drafts for the"
                    + " next version of the dataset.")
    private Optional<Path> export = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        TriageOutcome outcome =
                Engine.triage(new TriageRequest(run, config, System.getenv(), common.settings, cause, export));
        if (common.json) {
            Envelope.print(spec, 0, json -> TriageText.writeJson(outcome, json));
        } else if (markdown) {
            TriageText.writeMarkdown(outcome, console.out());
        } else if (!common.quiet) {
            TriageText.write(outcome, Results.width(), console.colour(), console.out());
        }
        if (!common.quiet) {
            outcome.pool().ifPresent(pool -> console.err().println("assay: " + TriageText.text(pool)));
        }
        return 0;
    }
}
