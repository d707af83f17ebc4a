package dev.assay.cli;

import dev.assay.dataset.redaction.Kind;
import dev.assay.dataset.redaction.OwnPattern;
import dev.assay.dataset.redaction.Redaction;
import dev.assay.dataset.traces.FromTraces;
import dev.assay.dataset.traces.FromTracesOutcome;
import dev.assay.dataset.traces.FromTracesRequest;
import dev.assay.dataset.traces.FromTracesText;
import dev.assay.dataset.traces.Sampling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes draft cases of what a system recorded. */
@Command(
        name = "from-traces",
        description =
                "Make draft cases of recorded traffic: OpenTelemetry GenAI or OpenInference spans as JSON, captures,"
                        + " logs. Personal data and keys are replaced before anything is written.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset from-traces spans.json --out evals/traffic --limit 200",
            "  assay dataset from-traces app.log.jsonl --field question=req.text --field answer=res.text \\",
            "        --sample frequency --limit 100 --out evals/frequent",
            "",
            "Exit codes: 0 written (what could not be used is listed), 2 nothing could be used",
            "What is read from which attribute: docs/from-traces.md"
        })
final class DatasetFromTracesCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "JSON or JSON lines; a trace may be spread over files.")
    private List<Path> files = List.of();

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to make.")
    private Path out = Path.of(".");

    @Option(
            names = "--sample",
            paramLabel = "failure|frequency|random",
            defaultValue = "failure",
            description =
                    "failure: errors, refusals, empty retrieval, low feedback first, then at random. frequency: one of"
                            + " each group of near-equal questions, the largest first. random. Default: failure.")
    private String sample = "failure";

    @Option(names = "--limit", paramLabel = "N", description = "At most N cases. Default: all.")
    private Optional<Integer> limit = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "20260101",
            description = "Seed of random draws. Default: 20260101.")
    private long seed;

    @Option(
            names = "--field",
            paramLabel = "NAME=PATH",
            description =
                    "Where a log holds question, answer, retrieved, id, model, latencyMs, inputTokens, outputTokens,"
                            + " error, feedback, time, session, metadata: a name, names with dots, or a JSON pointer. Repeatable.")
    private Map<String, String> fields = new LinkedHashMap<>();

    @Option(
            names = "--low-feedback",
            paramLabel = "X",
            defaultValue = "0",
            description = "Numbers at or below are low feedback (2 for five stars). Default: 0.")
    private double lowFeedback;

    @Option(
            names = "--keep-kind",
            split = ",",
            paramLabel = "KIND",
            description = "Leave this as it is: key, url, email, id, card, passport, phone, ip, person. Repeatable.")
    private List<String> kept = List.of();

    @Option(
            names = "--redact",
            paramLabel = "[NAME=]REGEX",
            description =
                    "Replace this too, by [NAME-1] (default [OWN-1]); its first group alone where it has one. Repeatable.")
    private List<String> own = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        FromTracesOutcome outcome = FromTraces.make(
                new FromTracesRequest(files, out, new Redaction(kinds(), patterns()), sampling(), fields, lowFeedback));
        if (common.json) {
            Envelope.print(spec, 0, json -> FromTracesText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(FromTracesText.text(outcome));
        }
        return 0;
    }

    private Sampling sampling() {
        limit.filter(count -> count < 1).ifPresent(count -> {
            throw wrong("--limit " + count + ": a count of cases, 1 or more, such as --limit 200");
        });
        Sampling.Way way = Sampling.Way.of(sample)
                .orElseThrow(() -> wrong("--sample " + sample + ": failure, frequency or random"));
        return new Sampling(way, limit, seed);
    }

    private Set<Kind> kinds() {
        Set<Kind> kinds = new TreeSet<>();
        for (String word : kept) {
            kinds.add(Kind.of(word)
                    .orElseThrow(() -> wrong("--keep-kind " + word + ": one of "
                            + Stream.of(Kind.values()).map(Kind::word).collect(Collectors.joining(", ")))));
        }
        return kinds;
    }

    private List<OwnPattern> patterns() {
        List<OwnPattern> patterns = new ArrayList<>();
        for (String given : own) {
            try {
                patterns.add(OwnPattern.parse(given));
            } catch (PatternSyntaxException broken) {
                throw wrong("--redact " + given + ": no regular expression (" + broken.getDescription() + " at "
                        + (broken.getIndex() + 1) + "); such as --redact 'CUSTOMER=C-\\d{6}'");
            }
        }
        return patterns;
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
