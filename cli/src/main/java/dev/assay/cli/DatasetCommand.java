package dev.assay.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups the commands that concern datasets. */
@Command(
        name = "dataset",
        description = "Make, import, review, version and check datasets.",
        mixinStandardHelpOptions = true,
        subcommands = {
            DatasetBuildCommand.class,
            DatasetCorpusCommand.class,
            DatasetDedupeCommand.class,
            DatasetDiffCommand.class,
            DatasetExportCommand.class,
            DatasetFromTracesCommand.class,
            DatasetImportCommand.class,
            DatasetMergeCommand.class,
            DatasetRemapCommand.class,
            DatasetReviewCommand.class,
            DatasetSplitCommand.class,
            DatasetStatsCommand.class,
            DatasetValidateCommand.class,
            DatasetVersionCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  assay dataset import ragas.jsonl --out evals/faq",
            "  assay dataset validate evals/faq"
        })
final class DatasetCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what about datasets");
    }
}
