package dev.assay.cli;

import dev.assay.engine.CalibrateOutcome;
import dev.assay.engine.CalibrateRequest;
import dev.assay.engine.CalibrateText;
import dev.assay.engine.Engine;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds the judge against people's labels. */
@Command(
        name = "calibrate",
        description = "Ask the judge about claims or cases that people labelled, and tell how far it agrees with them.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay judge calibrate labels.jsonl",
            "  assay judge calibrate labels.jsonl --out judge-certificate.json --config evals --cost 5",
            "  assay judge calibrate answers.jsonl --metric answerCorrectness --set judge.use=zhipu",
            "",
            "Exit codes: 0 measured, 3 too few labels, or the judge failed"
        })
final class JudgeCalibrateCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            paramLabel = "LABELS",
            description =
                    "People's labels, one JSON object a line: claim, contexts, label; or question, answer, contexts,"
                            + " label.")
    private Path labels = Path.of("");

    @Option(names = "--out", paramLabel = "FILE", description = "Where the certificate goes. Default: nowhere.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--cost",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many times as much as a good one held back a bad one let pass costs. Default: 1.")
    private double cost = 1;

    @Mixin
    private ItemJudge judge = new ItemJudge();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        CalibrateRequest request =
                new CalibrateRequest(judge.settings(common), labels, out, judge.metric, judge.cut, cost);
        try (Stopped stopped = new Stopped();
                Ticking progress = Ticking.on(console, common.quiet)) {
            CalibrateOutcome outcome = Engine.calibrate(request, progress);
            stopped.tooLate();
            if (common.json) {
                Envelope.print(spec, outcome.exit(), json -> CalibrateText.writeJson(outcome, json));
            } else if (!common.quiet) {
                console.out().print(CalibrateText.text(outcome, Results.width(), console.colour()));
            }
            return outcome.exit();
        }
    }
}
