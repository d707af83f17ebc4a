package dev.assay.cli;

import dev.assay.dataset.corpus.CorpusMaking;
import dev.assay.dataset.corpus.CorpusOutcome;
import dev.assay.dataset.corpus.CorpusRequest;
import dev.assay.dataset.corpus.CorpusText;
import dev.assay.dataset.document.Chunker;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Cuts documents into the corpus of a dataset. */
@Command(
        name = "corpus",
        description =
                "Read documents (text, Markdown, HTML, PDF, JSON lines) and cut them into the corpus of a dataset.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset corpus handbook --out evals/handbook",
            "  assay dataset corpus handbook --out evals/handbook --size 600 --overlap 60 --by-heading",
            "",
            "Exit codes: 0 everything was read, 3 something could not be (it is listed), 2 nothing could be read.",
            "What is read, and how it is cut: docs/dataset-documents.md"
        })
final class DatasetCorpusCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "1", paramLabel = "DOCS", description = "A folder of documents, or a single one.")
    private Path documents = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to make, not there yet.")
    private Path out = Path.of("");

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Characters of the largest passage, 10 or more. Default: 1000, of Chinese documents 400.")
    private Optional<Integer> size = Optional.empty();

    @Option(
            names = "--overlap",
            paramLabel = "N",
            description = "Characters that neighbours share at most, up to half the size. Default: a tenth of it.")
    private Optional<Integer> overlap = Optional.empty();

    @Option(names = "--by-heading", description = "Begin a passage at every heading.")
    private boolean byHeading;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "The encoding of texts that are not UTF-8, such as GB18030.")
    private Optional<String> encoding = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CorpusOutcome outcome = CorpusMaking.make(new CorpusRequest(documents, out, chunker(), encoding));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> CorpusText.writeJson(outcome, json));
        } else if (!common.quiet || outcome.exit() != 0) {
            (outcome.exit() == 0
                            ? spec.commandLine().getOut()
                            : spec.commandLine().getErr())
                    .print(CorpusText.text(outcome));
        }
        return outcome.exit();
    }

    private Chunker chunker() {
        try {
            return new Chunker(whole(size), whole(overlap), byHeading);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        }
    }

    private static OptionalInt whole(Optional<Integer> given) {
        return given.map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}
