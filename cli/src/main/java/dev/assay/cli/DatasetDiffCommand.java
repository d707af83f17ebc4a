package dev.assay.cli;

import dev.assay.dataset.change.DatasetChanges;
import dev.assay.dataset.diff.DiffText;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows how two datasets differ. */
@Command(
        name = "diff",
        description = "Show which cases and passages were added, removed, renamed and changed, field by field.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset diff evals/faq/versions/1-4f2c1a9b evals/faq",
            "  assay dataset diff old.jsonl new.jsonl --json",
            "",
            "Exit codes: 0 compared, whether they differ or not; 2 one of them cannot be read"
        })
final class DatasetDiffCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(index = "0", paramLabel = "A", description = "The former dataset: a folder or a file of cases.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "B", description = "The latter.")
    private Path after = Path.of("");

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "How many of each kind to show on the screen. Default: ${DEFAULT-VALUE}.")
    private int limit = 20;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (limit < 0) {
            throw new ParameterException(spec.commandLine(), "--limit " + limit + ": a count, 0 or more");
        }
        DatasetChanges changes = DatasetChanges.between(before, after);
        if (common.json) {
            Envelope.print(spec, 0, json -> DiffText.writeJson(changes, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(DiffText.text(changes, Results.width(), limit));
        }
        return 0;
    }
}
