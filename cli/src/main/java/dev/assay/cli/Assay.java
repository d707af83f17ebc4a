package dev.assay.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;

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
            PlanCommand.class,
            GateCommand.class,
            FreezeCommand.class,
            SuggestCommand.class,
            CompareCommand.class,
            AaCommand.class,
            TriageCommand.class,
            HistoryCommand.class,
            InitCommand.class,
            DatasetCommand.class,
            JudgeCommand.class,
            MetricsCommand.class,
            TrecCommand.class,
            DoctorCommand.class,
            HelpCommand.class
        },
        footer = {
            "",
            "Start here:  assay run examples/refund",
            "Exit codes:  0 passed, 1 quality worse than the rules allow, 2 wrong usage or input,",
            "             3 could not be measured, 70 a bug of ours, 130 interrupted"
        })
final class Assay {

    private static final int USAGE_WIDTH = 100;

    private final Console console;

    private Assay(Console console) {
        this.console = console;
    }

    /** Runs a command in this process and gives its exit code. */
    static int execute(Console console, String... arguments) {
        CommandLine line = new CommandLine(new Assay(console));
        line.setExecutionExceptionHandler(new Failures(console));
        line.setParameterExceptionHandler(new Usage(console));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(console.ansi()));
        line.setOut(console.out());
        line.setErr(console.err());
        line.setUsageHelpWidth(USAGE_WIDTH);
        int exit = line.execute(arguments);
        console.flush();
        return exit;
    }

    /** The console that a command of this call prints to. */
    static Console console(CommandSpec spec) {
        return ((Assay) spec.root().userObject()).console;
    }
}
