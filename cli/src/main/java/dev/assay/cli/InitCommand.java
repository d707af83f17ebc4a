package dev.assay.cli;

import dev.assay.core.words.NearNames;
import dev.assay.engine.Starter;
import dev.assay.engine.StarterPreset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes files to begin with. */
@Command(
        name = "init",
        description = "Write a commented assay.yaml and cases that run, to begin with.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay init evals && assay run evals",
            "  assay init evals --preset support --language zh",
            "  assay init --preset",
            "",
            "What each preset measures: docs/presets.md"
        })
final class InitCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "0..1", paramLabel = "FOLDER", defaultValue = ".", description = "Where. Default: this folder.")
    private Path folder = Path.of(".");

    @Option(
            names = "--language",
            paramLabel = "en|zh",
            defaultValue = "en",
            description = "Language of comments and cases. Default: en.")
    private String language = "en";

    @Option(
            names = "--preset",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "NAME",
            description =
                    "Ten case templates, metrics and rules for a kind of system: support, techdocs, search, chatbot,"
                            + " compliance, legal, medical. Without a name: list them.")
    private Optional<String> preset = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (preset.filter(String::isBlank).isPresent()) {
            list();
            return 0;
        }
        List<Path> written = preset.map(name -> Starter.write(folder, language, named(name)))
                .orElseGet(() -> Starter.write(folder, language));
        if (common.json) {
            Envelope.print(
                    spec,
                    0,
                    json -> json.writeArray(
                            written.stream().map(Path::toString).toArray(String[]::new), 0, written.size()));
        } else if (!common.quiet) {
            written.forEach(file -> spec.commandLine().getOut().println("wrote " + file));
            spec.commandLine().getOut().println("next: assay run " + folder);
        }
        return 0;
    }

    private StarterPreset named(String name) {
        return StarterPreset.of(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "--preset " + name + ": no such preset" + NearNames.hint(name, StarterPreset.names())
                                + " (there are " + String.join(", ", StarterPreset.names()) + ")"));
    }

    private void list() {
        if (common.json) {
            Envelope.print(spec, 0, json -> {
                json.writeStartObject();
                for (StarterPreset one : StarterPreset.values()) {
                    json.writeStringField(one.word(), one.about(language));
                }
                json.writeEndObject();
            });
            return;
        }
        for (StarterPreset one : StarterPreset.values()) {
            spec.commandLine().getOut().println("%-11s %s".formatted(one.word(), one.about(language)));
        }
    }
}
