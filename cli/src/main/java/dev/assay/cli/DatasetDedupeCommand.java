package dev.assay.cli;

import dev.assay.dataset.quality.Dedupe;
import dev.assay.dataset.quality.DedupeOutcome;
import dev.assay.dataset.quality.DedupeRequest;
import dev.assay.dataset.quality.DedupeText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists near duplicates, and writes a copy without them. */
@Command(
        name = "dedupe",
        description = "List near-duplicate questions; with --out write a copy that keeps one of each.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset dedupe evals/faq",
            "  assay dataset dedupe evals/faq --threshold 0.9 --out evals/faq-2",
            "",
            "Of near duplicates the approved one is kept, then the one with labels, then the earlier. The dataset itself is",
            "never changed. What is a near duplicate: docs/dataset-quality.md"
        })
final class DatasetDedupeCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "PATH", description = "A dataset's folder, or a file of cases.")
    private Path dataset = Path.of("");

    @Mixin
    private NearDuplicateOptions near = new NearDuplicateOptions();

    @Option(names = "--out", paramLabel = "DIR", description = "A new folder for the copy. Default: only list.")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        DedupeOutcome outcome = Dedupe.of(new DedupeRequest(dataset, near.threshold(spec), out));
        if (common.json) {
            Envelope.print(spec, 0, json -> DedupeText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(DedupeText.text(outcome));
        }
        return 0;
    }
}
