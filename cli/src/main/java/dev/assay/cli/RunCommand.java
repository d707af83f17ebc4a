package dev.assay.cli;

import dev.assay.engine.Engine;
import dev.assay.engine.RunOutcome;
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

/** Evaluates a dataset. */
@Command(
        name = "run",
        description = "Evaluate a dataset: score its cases, estimate, gate where there are rules, write reports.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay run examples/refund",
            "  assay run evals/assay.yaml --metric recall@5 --metric faithfulness",
            "  assay run evals --cassette judge.jsonl --max-cost 2",
            "  assay run evals --preset qa --baseline baseline.txt",
            "  assay run evals --set variant=bm25",
            "  assay run scifact --k 10        (BEIR: qrels/test.tsv, run.trec, queries.jsonl)",
            "  assay run evals --mode retrieval --k 10 --rule 'recall@10 at least 0.8' --json",
        })
final class RunCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "0..1",
            paramLabel = "PATH",
            description = "A folder with cases.jsonl, or with qrels and a run (BEIR, TREC); a .jsonl file of cases; an"
                    + " assay.yaml. Default: this folder.")
    private Optional<String> path = Optional.empty();

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            description =
                    "A metric to compute, such as ndcg@10, or a formula, such as 'overall = 0.5*rr + 0.5*faithfulness'."
                            + " Repeatable.")
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
            description = "Gate on this too, such as 'faithfulness at least 0.85'. Repeatable.")
    private List<String> rules = List.of();

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where runs and history are kept. Default: .assay.")
    private Optional<String> out = Optional.empty();

    @Mixin
    private GateOptions gate = new GateOptions();

    @Mixin
    private Spending spending = new Spending();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        RunRequest request = spending.put(RunRequest.of(path, System.getenv(), Version.text()))
                .with("metrics", metrics)
                .with("classpath", classpath)
                .with("k", k)
                .with("mode", mode)
                .with("rules", rules)
                .with("out", out)
                .with(gate.settings())
                .with(common.settings);
        List<String> variants = Engine.variants(request);
        if (!variants.isEmpty()) {
            return new VariantRuns(spec, common).run(request, variants);
        }
        try (Stopped stopped = new Stopped();
                Ticking progress = Ticking.on(console, common.quiet)) {
            RunOutcome outcome = Engine.run(request, progress);
            stopped.tooLate();
            Results.print(spec, console, common, outcome);
            return outcome.exit();
        }
    }
}
