package dev.assay.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups the commands that concern judges. */
@Command(
        name = "judge",
        description = "Hold judges against people, and look at what they are asked.",
        mixinStandardHelpOptions = true,
        subcommands = {
            JudgeCalibrateCommand.class,
            JudgeAgreementCommand.class,
            JudgeSpotcheckCommand.class,
            JudgeDriftCommand.class,
            JudgePromptsCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  assay judge calibrate labels.jsonl --out judge-certificate.json",
            "  assay judge prompts claims.zh"
        })
final class JudgeCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "say what about judges: calibrate, agreement, spotcheck, drift, prompts");
    }
}
