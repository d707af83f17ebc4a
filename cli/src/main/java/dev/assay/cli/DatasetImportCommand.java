package dev.assay.cli;

import dev.assay.dataset.imports.DatasetImport;
import dev.assay.dataset.imports.ImportOutcome;
import dev.assay.dataset.imports.ImportRequest;
import dev.assay.dataset.imports.ImportText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads another tool's file into a dataset folder. */
@Command(
        name = "import",
        description =
                "Read a file or folder of another tool into a dataset folder; the format is found from the content.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset import ragas.csv --out evals/faq",
            "  assay dataset import scifact --out evals/scifact --from beir",
            "",
            "Formats: ragas, ragas-0.1, deepeval, promptfoo, ragchecker, llamaindex, beir, trec, assay",
            "Exit codes: 0 everything was read, 3 something was left out (it is listed), 2 nothing could be read, or",
            "--strict and something could not. What is read from each format: docs/importing.md"
        })
final class DatasetImportCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "1", paramLabel = "FILE", description = "A file or folder of another tool.")
    private Path source = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The dataset's folder, not there yet.")
    private Path out = Path.of("");

    @Option(names = "--from", paramLabel = "FORMAT", description = "The format, where the content leaves a doubt.")
    private Optional<String> from = Optional.empty();

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "The file's encoding, such as GB18030. Default: UTF-8.")
    private Optional<String> encoding = Optional.empty();

    @Option(names = "--strict", description = "Write nothing when one row cannot be read.")
    private boolean strict;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        ImportOutcome outcome = DatasetImport.run(new ImportRequest(source, out, from, encoding, strict));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> ImportText.writeJson(outcome, json));
        } else if (!common.quiet || outcome.exit() != 0) {
            (outcome.exit() == 0
                            ? spec.commandLine().getOut()
                            : spec.commandLine().getErr())
                    .print(ImportText.text(outcome));
        }
        return outcome.exit();
    }
}
