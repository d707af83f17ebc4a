package dev.assay.cli;

import dev.assay.engine.DriftOutcome;
import dev.assay.engine.DriftRequest;
import dev.assay.engine.DriftText;
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

/** Tells whether a judge still says what it said. */
@Command(
        name = "drift",
        description = "Freeze what the judge says of a canary set; called again, compare and raise the alarm.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay judge drift canary.jsonl --config evals",
            "  assay judge drift canary.jsonl --frozen canary-november.json --tolerate 0.1",
            "",
            "Every request is sent: replies kept of earlier runs are not used.",
            "Exit codes: 0 frozen or unchanged, 1 alarm, 3 the judge failed"
        })
final class JudgeDriftCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            paramLabel = "CANARY",
            description = "Claims with contexts, or cases with question, answer and contexts; labels are not needed.")
    private Path canary = Path.of("");

    @Option(names = "--frozen", paramLabel = "FILE", description = "The frozen verdicts. Default: CANARY.frozen.json.")
    private Optional<Path> frozen = Optional.empty();

    @Option(
            names = "--tolerate",
            paramLabel = "SHARE",
            defaultValue = "0.05",
            description = "Share of changed verdicts taken for noise. Default: 0.05.")
    private double tolerated = 0.05;

    @Mixin
    private ItemJudge judge = new ItemJudge();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Console console = Assay.console(spec);
        DriftRequest request =
                new DriftRequest(judge.settings(common), canary, frozen, judge.metric, judge.cut, tolerated);
        try (Stopped stopped = new Stopped();
                Ticking progress = Ticking.on(console, common.quiet)) {
            DriftOutcome outcome = Engine.drift(request, progress);
            stopped.tooLate();
            if (common.json) {
                Envelope.print(spec, outcome.exit(), json -> DriftText.writeJson(outcome, json));
            } else if (!common.quiet) {
                console.out().print(DriftText.text(outcome, Results.width(), console.colour()));
            }
            return outcome.exit();
        }
    }
}
