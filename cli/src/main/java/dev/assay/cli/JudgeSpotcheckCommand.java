package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.RunRequest;
import dev.assay.engine.SpotcheckOutcome;
import dev.assay.engine.SpotcheckRequest;
import dev.assay.engine.SpotcheckText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws a sample of a finished run for people, and reads back what they said. */
@Command(
        name = "spotcheck",
        description = "Draw a random sample of a finished run for people to label, or read their labels back.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay judge spotcheck 2026-11-28T091200 --n 50 --out people.csv",
            "  assay judge spotcheck 2026-11-28T091200 --read people.csv",
            "",
            "Exit codes: 0 done, 3 too few labels"
        })
final class JudgeSpotcheckCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "RUN", description = "A run's id or folder, `latest`, `previous`, or a commit.")
    private String run = "";

    @Option(names = "--n", paramLabel = "N", defaultValue = "50", description = "Cases to draw. Default: 50.")
    private int size = 50;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "spotcheck.csv",
            description = "The sheet to write, CSV that spreadsheets open. Default: spotcheck.csv.")
    private Path out = Path.of("spotcheck.csv");

    @Option(names = "--read", paramLabel = "FILE", description = "The sheet, filled in, to read back.")
    private Optional<Path> read = Optional.empty();

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            defaultValue = "faithfulness",
            description = "The metric people are to judge by. Default: faithfulness.")
    private String metric = "faithfulness";

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that says where runs are kept, or its folder. Default: this folder.")
    private Optional<String> config = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        RunRequest settings =
                RunRequest.of(config, System.getenv(), Version.text()).with(common.settings);
        SpotcheckOutcome outcome = Engine.spotcheck(new SpotcheckRequest(settings, run, metric, size, out, read));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> SpotcheckText.writeJson(outcome, json));
        } else if (!common.quiet) {
            console.out().print(SpotcheckText.text(outcome, Results.width(), console.colour()));
        }
        return outcome.exit();
    }
}
