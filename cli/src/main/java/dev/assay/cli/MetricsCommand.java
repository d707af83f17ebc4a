package dev.assay.cli;

import dev.assay.engine.Metrics;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the metrics, or shows one's card. */
@Command(
        name = "metrics",
        description = "List the metrics, or show the definition card of one.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  assay metrics ndcg@10"})
final class MetricsCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "0..1", paramLabel = "NAME", description = "A metric's name or alias, with or without @k.")
    private Optional<String> name = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (common.json) {
            Envelope.print(spec, 0, json -> Metrics.writeJson(json, name));
        } else {
            spec.commandLine().getOut().print(Metrics.describe(name));
        }
        return 0;
    }
}
