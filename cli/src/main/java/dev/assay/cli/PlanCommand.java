package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.PlanOutcome;
import dev.assay.engine.PlanText;
import dev.assay.engine.RunRequest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a run would take. */
@Command(
        name = "plan",
        description = "Tell what a run would take: cases, judge calls, tokens, cost. Sends nothing and writes nothing.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay plan evals --set judge.use=zhipu",
            "  assay plan evals --gate --rule 'faithfulness at least 0.85'",
        })
final class PlanCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "0..1",
            paramLabel = "PATH",
            description = "A folder with cases.jsonl, a .jsonl file of cases, or an assay.yaml. Default: this folder.")
    private Optional<String> path = Optional.empty();

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            description = "A metric the run would compute, such as ndcg@10. Repeatable.")
    private List<String> metrics = List.of();

    @Option(
            names = "--classpath",
            paramLabel = "PATH",
            description = "A jar or folder of classes that brings metrics of your own. Repeatable.")
    private List<String> classpath = List.of();

    @Option(names = "--k", paramLabel = "N", description = "Depth of the default metrics. Default: 3.")
    private Optional<String> k = Optional.empty();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description = "full, or retrieval: needs no answers and loads no model.")
    private Optional<String> mode = Optional.empty();

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            description = "A rule the run would be gated on, such as 'faithfulness at least 0.85'. Repeatable.")
    private List<String> rules = List.of();

    @Option(
            names = "--gate",
            description =
                    "Tell too which differences the rules can show at so many cases, and how many cases they need.")
    private boolean gate;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where runs and replies are kept. Default: .assay.")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "Depth, metrics and rules to begin with, such as qa; `assay metrics` shows them.")
    private Optional<String> preset = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PlanOutcome plan = Engine.plan(RunRequest.of(path, System.getenv(), Version.text())
                .with("metrics", metrics)
                .with("classpath", classpath)
                .with("k", k)
                .with("mode", mode)
                .with("rules", rules)
                .with("out", out)
                .with("preset", preset)
                .with(common.settings));
        if (common.json) {
            Envelope.print(spec, 0, json -> PlanText.writeJson(plan, gate, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(PlanText.text(plan, gate));
        }
        return 0;
    }
}
