package dev.assay.cli;

import dev.assay.dataset.split.Shares;
import dev.assay.dataset.split.SplitOutcome;
import dev.assay.dataset.split.SplitRequest;
import dev.assay.dataset.split.SplitText;
import dev.assay.dataset.split.Splitting;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Splits a dataset. */
@Command(
        name = "split",
        description = "Deal cases to tune, dev and heldout by shares; clusters stay whole, what is assigned stays.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset split evals/faq --shares 40,20,40",
            "  assay dataset split evals/faq --stratify language --dry-run",
            "",
            "How a cluster finds its part: docs/dataset-versions.md"
        })
final class DatasetSplitCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "DIR", description = "The dataset: a folder or a file of cases.")
    private Path dataset = Path.of("");

    @Option(
            names = "--shares",
            paramLabel = "T,D,H",
            description = "Percentages of tune, dev and heldout. Default: ${DEFAULT-VALUE}.")
    private String shares = "40,20,40";

    @Option(
            names = "--salt",
            paramLabel = "WORD",
            description = "Another word deals clusters another way. Default: ${DEFAULT-VALUE}.")
    private String salt = SplitRequest.SALT;

    @Option(names = "--again", description = "Deal cases that have a part already anew, too.")
    private boolean again;

    @Option(
            names = "--stratify",
            paramLabel = "KEY",
            description = "Come close to the shares within each value of this metadata key, too.")
    private Optional<String> stratify = Optional.empty();

    @Option(names = "--dry-run", description = "Show what would come out and write nothing.")
    private boolean dry;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        SplitOutcome outcome =
                Splitting.split(new SplitRequest(dataset, Shares.parse(shares), salt, again, stratify, dry));
        if (common.json) {
            Envelope.print(spec, 0, json -> SplitText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(SplitText.text(outcome));
        }
        return 0;
    }
}
