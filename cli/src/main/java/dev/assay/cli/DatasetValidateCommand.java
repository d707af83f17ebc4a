package dev.assay.cli;

import dev.assay.dataset.quality.ValidateOutcome;
import dev.assay.dataset.quality.ValidateRequest;
import dev.assay.dataset.quality.ValidateText;
import dev.assay.dataset.quality.Validation;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a dataset. */
@Command(
        name = "validate",
        description =
                "Check a dataset: labels, near duplicates, leaks between splits, copied questions, balance, size.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset validate evals/faq",
            "  assay dataset validate evals/faq --strict --json",
            "",
            "Exit codes: 0 no error, 1 a warning under --strict, 2 an error. What is checked: docs/dataset-quality.md"
        })
final class DatasetValidateCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "PATH", description = "A dataset's folder, or a file of cases.")
    private Path dataset = Path.of("");

    @Mixin
    private NearDuplicateOptions near = new NearDuplicateOptions();

    @Option(names = "--strict", description = "Exit with 1 when there are warnings.")
    private boolean strict;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        ValidateOutcome outcome = Validation.of(new ValidateRequest(dataset, near.threshold(spec), strict));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> ValidateText.writeJson(outcome, json));
        } else if (!common.quiet || outcome.exit() != 0) {
            spec.commandLine().getOut().print(ValidateText.text(outcome));
        }
        return outcome.exit();
    }
}
