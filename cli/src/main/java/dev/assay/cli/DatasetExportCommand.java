package dev.assay.cli;

import dev.assay.dataset.exports.DatasetExport;
import dev.assay.dataset.exports.ExportOutcome;
import dev.assay.dataset.exports.ExportRequest;
import dev.assay.dataset.exports.ExportText;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a dataset in the format of another tool. */
@Command(
        name = "export",
        description = "Write a dataset as JSON lines, CSV, ragas 0.2 or TREC, and say what the format cannot hold.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset export evals/faq --to csv --out faq.csv",
            "  assay dataset export evals/faq --to trec --out faq-trec",
            "",
            "Exit codes: 0 written, 2 the dataset has faults or nothing can be written there",
            "What each format holds: docs/importing.md"
        })
final class DatasetExportCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "1", paramLabel = "DATASET", description = "A dataset's folder, or a file of cases.")
    private Path dataset = Path.of("");

    @Option(names = "--to", required = true, paramLabel = "FORMAT", description = "csv, jsonl, ragas or trec.")
    private String to = "";

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "The file to write; for trec a folder that is not there yet.")
    private Path out = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        ExportOutcome outcome = DatasetExport.run(new ExportRequest(dataset, to, out));
        if (common.json) {
            Envelope.print(spec, 0, json -> ExportText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(ExportText.text(outcome));
        }
        return 0;
    }
}
