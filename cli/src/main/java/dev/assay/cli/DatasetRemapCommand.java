package dev.assay.cli;

import dev.assay.dataset.remap.RemapOutcome;
import dev.assay.dataset.remap.RemapRequest;
import dev.assay.dataset.remap.RemapText;
import dev.assay.dataset.remap.Remapping;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Moves the labels of a dataset to another corpus. */
@Command(
        name = "remap",
        description = "Move labels to another chunking of the documents, or to documents that changed, by their text.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset remap evals/faq --corpus chunks-400/corpus.jsonl --out evals/faq-400",
            "  assay dataset remap evals/faq --corpus handbook-2027 --out evals/faq-2027 --threshold 0.9",
            "",
            "Exit codes: 0 all labels moved; 3 some could not be and stayed as before; 2 bad input, nothing written.",
            "How texts are found: docs/remapping.md"
        })
final class DatasetRemapCommand implements Callable<Integer> {

    private static final int NOT_ALL = 3;

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "DATASET", description = "A dataset's folder, or a file of cases.")
    private Path dataset = Path.of("");

    @Option(
            names = "--corpus",
            required = true,
            paramLabel = "NEW",
            description = "The new corpus.jsonl, or a folder with one.")
    private Path corpus = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to make.")
    private Path out = Path.of("");

    @Option(
            names = "--threshold",
            paramLabel = "T",
            defaultValue = "" + RemapRequest.THRESHOLD,
            description = "Similarity from which a changed text is the same, 0.5 to 1. Default: ${DEFAULT-VALUE}.")
    private double threshold = RemapRequest.THRESHOLD;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        RemapOutcome outcome = Remapping.remap(request());
        int exit = outcome.kept().isEmpty() ? 0 : NOT_ALL;
        if (common.json) {
            Envelope.print(spec, exit, json -> RemapText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(RemapText.text(outcome));
        }
        return exit;
    }

    private RemapRequest request() {
        try {
            return new RemapRequest(dataset, corpus, out, threshold);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), "--threshold: " + wrong.getMessage());
        }
    }
}
