package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.GateOutcome;
import dev.assay.engine.GateRequest;
import dev.assay.engine.GateText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a finished run by rules. */
@Command(
        name = "gate",
        description = "Judge a finished run by rules, without asking the system or the judge again.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay gate --rule 'recall@3 at least 0.8' --rule 'contradiction at most 0.05'",
            "  assay gate 2026-11-28T091200 --config evals/assay.yaml",
            "  assay gate --baseline baseline.txt --rule 'recall@5 no worse than baseline by 0.02 on language=zh'",
            "",
            "Exit codes: 0 passed, 1 worse than the rules allow, 3 could not be measured"
        })
final class GateCommand implements Callable<Integer> {

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
            description = "The assay.yaml that holds the rules, or its folder.")
    private Optional<String> config = Optional.empty();

    @Mixin
    private GateOptions options = new GateOptions();

    @Option(names = "--rule", paramLabel = "RULE", description = "A rule, such as 'ndcg@10 at least 0.7'. Repeatable.")
    private List<String> rules = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Map<String, String> settings = options.settings();
        settings.putAll(common.settings);
        GateOutcome outcome = Engine.gate(new GateRequest(run, config, System.getenv(), settings, rules));
        if (common.json) {
            Envelope.print(spec, outcome.report().exit(), json -> GateText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(GateText.text(outcome));
        } else {
            Results.complain(Assay.console(spec), outcome.report());
        }
        return outcome.report().exit();
    }
}
