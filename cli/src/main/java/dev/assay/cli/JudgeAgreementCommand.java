package dev.assay.cli;

import dev.assay.engine.AgreementOutcome;
import dev.assay.engine.AgreementRequest;
import dev.assay.engine.AgreementText;
import dev.assay.engine.Engine;
import dev.assay.engine.RunRequest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds a finished run against people's labels. */
@Command(
        name = "agreement",
        description = "Compare a finished run with people's labels: agreement, and the mean corrected by the labels.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay judge agreement 2026-11-28T091200 labels.jsonl",
            "  assay judge agreement .assay/runs/2026-11-28T091200 labels.jsonl --pool disagreements.jsonl",
            "",
            "A label is a line {\"id\": \"q1\", \"label\": 1}: the id of a case, and 1, 0 or a score.",
            "Exit codes: 0 measured, 3 too few labels"
        })
final class JudgeAgreementCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            index = "0",
            paramLabel = "RUN",
            description = "A run's id or folder, `latest`, `previous`, or a commit.")
    private String run = "";

    @Parameters(
            index = "1",
            paramLabel = "LABELS",
            description = "People's labels by id of the case, one JSON object a line.")
    private Path labels = Path.of("");

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            defaultValue = "faithfulness",
            description = "The metric the labels are about. Default: faithfulness.")
    private String metric = "faithfulness";

    @Option(
            names = "--cut",
            paramLabel = "SCORE",
            defaultValue = "0.5",
            description = "From which value on a label and a score count as good. Default: 0.5.")
    private double cut = 0.5;

    @Option(
            names = "--pool",
            paramLabel = "FILE",
            description = "Where the cases go on which judge and people disagree. Default: nowhere.")
    private Optional<Path> pool = Optional.empty();

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
        AgreementOutcome outcome = Engine.agreement(new AgreementRequest(settings, run, labels, metric, cut, pool));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> AgreementText.writeJson(outcome, json));
        } else if (!common.quiet) {
            console.out().print(AgreementText.text(outcome, Results.width(), console.colour()));
        }
        return outcome.exit();
    }
}
