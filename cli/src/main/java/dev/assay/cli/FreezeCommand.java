package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.FreezeOutcome;
import dev.assay.engine.FreezeRequest;
import dev.assay.engine.FreezeText;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Freezes a finished run. */
@Command(
        name = "freeze",
        description = "Freeze a finished run into two small files for git; later runs are held against them.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay freeze",
            "  assay freeze 2026-11-28T091200 --out evals/baseline.txt",
            "",
            "Exit codes: 0 written, 3 the run measured nothing"
        })
final class FreezeCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "0..1",
            paramLabel = "RUN",
            description = "A run's id or folder, `latest`, `previous`, or a commit. Default: the youngest run.")
    private Optional<String> run = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that names the baseline, or its folder.")
    private Optional<String> config = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write. Default: what the settings name under baseline, else baseline.txt.")
    private Optional<String> out = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        FreezeOutcome outcome = Engine.freeze(new FreezeRequest(run, config, System.getenv(), common.settings, out));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> FreezeText.writeJson(outcome, json));
        } else if (!common.quiet || outcome.exit() != 0) {
            (outcome.exit() == 0
                            ? spec.commandLine().getOut()
                            : spec.commandLine().getErr())
                    .print(FreezeText.text(outcome));
        }
        return outcome.exit();
    }
}
