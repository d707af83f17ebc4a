package dev.assay.cli;

import dev.assay.dataset.document.Chunker;
import dev.assay.dataset.document.ReadOptions;
import dev.assay.dataset.making.BuildOutcome;
import dev.assay.dataset.making.BuildRequest;
import dev.assay.dataset.making.BuildText;
import dev.assay.dataset.making.Building;
import dev.assay.engine.RunRequest;
import dev.assay.engine.UsageException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a dataset from documents. */
@Command(
        name = "build",
        description = "Make a dataset from documents: questions, answers and evidence by a language model, or retrieval"
                + " cases by templates without one. Every case is a draft.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset build docs --out evals/faq",
            "  assay dataset build docs --out evals/faq --judge zhipu --cases 100 --plan",
            "  assay dataset build docs --out evals/faq --judge openai --types multi-hop,unanswerable --max-cost 2",
            "",
            "Exit codes: 0 written, 2 wrong input, 3 no case could be made"
        })
final class DatasetBuildCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Mixin
    private Spending spending = new Spending();

    @Parameters(paramLabel = "DOCS", description = "A folder of documents, or one file.")
    private String documents = "";

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to make.")
    private String out = "";

    @Option(
            names = "--judge",
            paramLabel = "NAME",
            description = "The judge that writes the cases, such as openai or zhipu; the same as --set judge.use=NAME."
                    + " Default: what the settings name, if it is a language model; else templates.")
    private Optional<String> judge = Optional.empty();

    @Option(names = "--cases", paramLabel = "N", description = "How many cases are wanted. Default: ${DEFAULT-VALUE}.")
    private int cases = 50;

    @Option(
            names = "--types",
            paramLabel = "TYPE",
            split = ",",
            description =
                    "Types of cases, with commas between. Default: all; a model makes single-fact, multi-hop, comparison,"
                            + " paraphrase, long-tail, conversational, distracting, unanswerable, partly-answerable, conflicting,"
                            + " permission-boundary; templates make heading, key-term, number, quote, unanswerable.")
    private List<String> types = List.of();

    @Option(
            names = "--drop-known",
            description = "Ask the model each question without the documents, and drop what it can answer.")
    private boolean known;

    @Option(names = "--plan", description = "Tell calls, tokens and cost; send and write nothing.")
    private boolean plan;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Characters of the largest passage. Default: 1000, Chinese 400.")
    private Optional<Integer> size = Optional.empty();

    @Option(
            names = "--overlap",
            paramLabel = "N",
            description = "Characters of a passage that the next one repeats, at most. Default: a tenth of the size.")
    private Optional<Integer> overlap = Optional.empty();

    @Option(names = "--no-by-heading", negatable = true, description = "Passages may run over a heading.")
    private boolean byHeading = true;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "Encoding of files that are not UTF-8, such as GB18030.")
    private Optional<String> encoding = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the sample. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--config",
            paramLabel = "PATH",
            description = "The assay.yaml that names the judge, or its folder. Default: this folder.")
    private Optional<String> config = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        BuildRequest request = request();
        BuildOutcome outcome = plan ? Building.plan(request) : Building.build(request, this::tell);
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> BuildText.writeJson(outcome, json));
        } else if (!common.quiet || outcome.exit() != 0) {
            (outcome.exit() == 0
                            ? spec.commandLine().getOut()
                            : spec.commandLine().getErr())
                    .print(BuildText.text(outcome));
        }
        return outcome.exit();
    }

    private void tell(String progress) {
        if (!common.quiet && !common.json) {
            spec.commandLine().getErr().println(progress);
        }
    }

    private BuildRequest request() {
        if (cases < 1) {
            throw new UsageException("--cases: 1 or more, found " + cases);
        }
        try {
            return new BuildRequest(
                    Path.of(documents),
                    new ReadOptions(encoding.map(Charset::forName), ReadOptions.DEFAULT.largest()),
                    new Chunker(number(size), number(overlap), byHeading),
                    Path.of(out),
                    cases,
                    types,
                    judge.isPresent(),
                    known,
                    seed,
                    spending.put(RunRequest.of(config, System.getenv(), Version.text()))
                            .with(common.settings)
                            .with("judge.use", judge));
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(String.valueOf(wrong.getMessage()));
        }
    }

    private static OptionalInt number(Optional<Integer> given) {
        return given.map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}
