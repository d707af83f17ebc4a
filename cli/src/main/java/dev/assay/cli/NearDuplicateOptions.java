package dev.assay.cli;

import dev.assay.dataset.similar.NearDuplicates;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** From when on two questions are near duplicates. */
final class NearDuplicateOptions {

    @Option(
            names = "--threshold",
            paramLabel = "S",
            description =
                    "Similarity from which on two questions are near duplicates, 0.5 to 1. Default: ${DEFAULT-VALUE}.",
            defaultValue = "" + NearDuplicates.THRESHOLD)
    private double threshold;

    double threshold(CommandSpec spec) {
        if (!(threshold >= NearDuplicates.LOWEST && threshold <= 1)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--threshold " + threshold + ": a similarity from " + NearDuplicates.LOWEST
                            + " to 1, such as --threshold 0.9");
        }
        return threshold;
    }
}
