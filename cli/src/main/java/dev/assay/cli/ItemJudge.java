package dev.assay.cli;

import dev.assay.engine.RunRequest;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of commands that have a judge judge claims or cases outside a run. */
final class ItemJudge {

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that says who judges, or its folder. Default: this folder.")
    private Optional<String> config = Optional.empty();

    @Option(
            names = {"-m", "--metric"},
            paramLabel = "NAME",
            defaultValue = "faithfulness",
            description = "For cases: the metric that they are judged by. Default: faithfulness.")
    String metric = "faithfulness";

    @Option(
            names = "--cut",
            paramLabel = "SCORE",
            defaultValue = "0.5",
            description = "For cases: from which score on a case counts as good. Default: 0.5.")
    double cut = 0.5;

    @Mixin
    private Spending spending = new Spending();

    /** Who judges, and within which limits. */
    RunRequest settings(Common common) {
        return spending.put(RunRequest.of(config, System.getenv(), Version.text()))
                .with(common.settings);
    }
}
