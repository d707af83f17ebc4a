package dev.assay.cli;

import dev.assay.engine.JudgePrompts;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the prompts, or shows one. */
@Command(
        name = "prompts",
        description = "List the prompts in force with version, hash and origin, or show the file of one.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay judge prompts",
            "  assay judge prompts claims.zh",
            "  assay judge prompts --config evals --set judge.prompts=my-prompts"
        })
final class JudgePromptsCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "0..1", paramLabel = "NAME", description = "A prompt's id and language, such as claims.zh.")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that may name prompts, or its folder. Default: this folder.")
    private Optional<String> config = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        JudgePrompts prompts = new JudgePrompts(config, System.getenv(), common.settings);
        if (common.json) {
            Envelope.print(spec, 0, json -> prompts.writeJson(json, name));
        } else {
            spec.commandLine().getOut().print(prompts.describe(name));
        }
        return 0;
    }
}
