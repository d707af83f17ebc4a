package dev.assay.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups the commands that concern judges. */
@Command(
        name = "judge",
        description = "Look at what judges are asked.",
        mixinStandardHelpOptions = true,
        subcommands = JudgePromptsCommand.class,
        footer = {"", "Example:  assay judge prompts claims.zh"})
final class JudgeCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what about judges: prompts");
    }
}
