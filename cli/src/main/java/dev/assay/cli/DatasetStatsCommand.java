package dev.assay.cli;

import dev.assay.dataset.quality.DatasetStats;
import dev.assay.dataset.quality.StatsText;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts what a dataset holds. */
@Command(
        name = "stats",
        description =
                "Count a dataset's cases by split, behaviour, review and metadata; lengths, and what they can show.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset stats evals/faq",
            "  assay dataset stats evals/faq --json",
            "",
            "What the numbers mean: docs/dataset-quality.md"
        })
final class DatasetStatsCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "PATH", description = "A dataset's folder, or a file of cases.")
    private Path dataset = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        DatasetStats stats = DatasetStats.of(dataset);
        if (common.json) {
            Envelope.print(spec, 0, json -> StatsText.writeJson(stats, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(StatsText.text(stats));
        }
        return 0;
    }
}
