package dev.assay.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The command {@code assay}. */
@Command(
        name = "assay",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Finds out how good a RAG system is, how sure each number is, and what to do about each bad case.",
            ""
        },
        versionProvider = Version.class,
        mixinStandardHelpOptions = true,
        subcommands = {
            RunCommand.class,
            GateCommand.class,
            InitCommand.class,
            MetricsCommand.class,
            DoctorCommand.class,
            HelpCommand.class
        },
        footer = {
            "",
            "Start here:  assay run examples/refund",
            "Exit codes:  0 passed, 1 quality worse than the rules allow, 2 wrong usage or input,",
            "             3 could not be measured, 70 a bug of ours, 130 interrupted"
        })
public final class Assay {

    private Assay() {}

    /** Runs a command and ends with its exit code. */
    public static void main(String... arguments) {
        System.exit(execute(arguments));
    }

    /** Runs a command in this process and gives its exit code. */
    public static int execute(String... arguments) {
        Console console = Console.ofSystem();
        CommandLine line = new CommandLine(new Assay());
        line.setExecutionExceptionHandler(new Failures(console));
        line.setParameterExceptionHandler(new Usage(console));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(console.ansi()));
        line.setOut(console.out());
        line.setErr(console.err());
        line.setUsageHelpAutoWidth(false);
        line.setUsageHelpWidth(100);
        int exit = line.execute(arguments);
        console.flush();
        return exit;
    }
}
