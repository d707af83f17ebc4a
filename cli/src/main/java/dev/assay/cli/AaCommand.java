package dev.assay.cli;

import dev.assay.engine.AaOutcome;
import dev.assay.engine.AaRequest;
import dev.assay.engine.AaText;
import dev.assay.engine.Engine;
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

/** Runs the same twice. */
@Command(
        name = "aa",
        description = "Run the same twice, and tell how far its numbers vary by themselves.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A model as judge is asked, and paid, for both runs, and for a third with --split; a budget holds for each.",
            "",
            "Examples:",
            "  assay aa evals --set judge.use=zhipu --max-cost 1",
            "  assay aa evals --set variant=hybrid --metric faithfulness",
            "  assay aa evals --split --max-cost 1",
            "",
            "Exit codes: 0 measured, whatever the noise; 3 nothing could be measured twice"
        })
final class AaCommand implements Callable<Integer> {

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
            description = "A metric to compute, such as ndcg@10. Repeatable.")
    private List<String> metrics = List.of();

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where runs and history are kept. Default: .assay.")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--split",
            description = {
                "Judge the first run's answers once more, so that the judge's noise is told from the system's.",
                "A model as judge is paid for that as well."
            })
    private boolean split;

    @Mixin
    private Spending spending = new Spending();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        RunRequest request = spending.put(RunRequest.of(path, System.getenv(), Version.text()))
                .with("metrics", metrics)
                .with("out", out)
                .with(common.settings);
        try (Stopped stopped = new Stopped();
                Ticking progress = Ticking.on(console, common.quiet)) {
            AaOutcome outcome = Engine.aa(new AaRequest(request, split), progress);
            stopped.tooLate();
            if (common.json) {
                Envelope.print(spec, outcome.exit(), json -> AaText.writeJson(outcome, json));
            } else if (!common.quiet) {
                AaText.write(outcome, Results.width(), console.colour(), console.out());
            }
            return outcome.exit();
        }
    }
}
