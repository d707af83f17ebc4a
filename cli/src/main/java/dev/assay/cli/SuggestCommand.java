package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.FreezeRequest;
import dev.assay.engine.SuggestOutcome;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Suggests rules. */
@Command(
        name = "suggest",
        description = "Print rules at 90 %% of what the baseline or a run reached, ready to be pasted into assay.yaml.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  assay suggest 2026-11-28T091200"})
final class SuggestCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "0..1",
            paramLabel = "RUN",
            description =
                    "A run's id or folder, `latest`, `previous`, or a commit. Default: the baseline of the settings, else the youngest run.")
    private Optional<String> run = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that names the baseline, or its folder.")
    private Optional<String> config = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        SuggestOutcome outcome =
                Engine.suggest(new FreezeRequest(run, config, System.getenv(), common.settings, Optional.empty()));
        if (common.json) {
            Envelope.print(
                    spec,
                    0,
                    json -> json.writeArray(
                            outcome.rules().toArray(String[]::new),
                            0,
                            outcome.rules().size()));
        } else {
            spec.commandLine().getOut().print(outcome.text());
        }
        return 0;
    }
}
