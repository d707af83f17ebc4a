package dev.assay.cli;

import dev.assay.engine.Starter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes files to begin with. */
@Command(
        name = "init",
        description = "Write a commented assay.yaml and two cases that run, to begin with.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  assay init evals && assay run evals"})
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

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        List<Path> written = Starter.write(folder, language);
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
}
