package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.comparison.Direction;
import dev.assay.core.run.Cause;
import dev.assay.core.run.CauseTable;
import dev.assay.core.run.Finding;
import dev.assay.core.run.LeakTable;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.words.Language;
import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.report.TriageInput;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredFindings;
import dev.assay.engine.store.StoredProvenance;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells what is wrong with a finished run. */
final class Triaging {

    /** How many cases of a cause are shown where only one is looked at. */
    private static final int MANY_EXAMPLES = 20;

    private final TriageRequest request;
    private final AssayConfig config;
    private final Optional<Cause> only;
    private int chinese;
    private int cases;

    Triaging(TriageRequest request) {
        this.request = request;
        this.only = request.cause().map(Triaging::cause);
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    TriageOutcome triage() {
        StoredRun run = Runs.of(config).find(request.run());
        String id = run.run().path("provenance").path("run").asText();
        Path cases = run.folder().resolve(RunStore.CASES);
        if (request.export().isEmpty()) {
            return new TriageOutcome(run.folder(), read(run, id, cases, (line, finding) -> {}), Optional.empty());
        }
        Path file = request.export().get();
        try (FailurePool pool = FailurePool.open(file, cases, id)) {
            TriageInput found = read(run, id, cases, pool::add);
            int size = pool.finish();
            return new TriageOutcome(run.folder(), found, Optional.of(new TriageOutcome.Pool(file, size, corpus(run))));
        }
    }

    private interface Failed {
        void add(JsonNode line, Finding finding);
    }

    private TriageInput read(StoredRun run, String id, Path file, Failed failed) {
        ScoreTable scores = new ScoreTable(run.metrics());
        CauseTable causes = new CauseTable(scores, only.isPresent() ? MANY_EXAMPLES : CauseTable.USUAL_EXAMPLES);
        LeakTable leaks = new LeakTable();
        StoredFindings stored = new StoredFindings(file.toString());
        run.scores(scores, (line, scored, cluster) -> {
            Optional<Finding> finding = stored.finding(line);
            causes.add(line.path("id").asText(), cluster, scored, finding);
            stored.leaked(line).ifPresent(leaks::add);
            count(line);
            finding.filter(found -> only.isEmpty() || only.get() == found.cause())
                    .ifPresent(found -> failed.add(line, found));
        });
        return new TriageInput(
                id,
                causes.triage(config.confidence()),
                leaks.count(),
                lowerIsBetter(run),
                only,
                2 * chinese > cases ? Language.ZH : Language.EN);
    }

    /** Where the run's passages stand: as its settings say, else beside its cases. */
    private static Optional<Path> corpus(StoredRun run) {
        JsonNode made = run.run().path("provenance");
        String set = made.path("settings").path("corpus").asText("");
        Path source = Path.of(made.path("source").asText("."));
        Path folder = Files.isDirectory(source)
                ? source
                : Optional.ofNullable(source.getParent()).orElse(Path.of(""));
        Path corpus = set.isEmpty() ? folder.resolve("corpus.jsonl") : Path.of(set);
        return Optional.of(corpus).filter(Files::isRegularFile);
    }

    private void count(JsonNode line) {
        cases++;
        chinese += Language.of(line.path("question").asText()) == Language.ZH ? 1 : 0;
    }

    private Set<String> lowerIsBetter(StoredRun run) {
        try (Extensions extensions = Extensions.of(config.classpath())) {
            Directions directions =
                    Directions.of(StoredProvenance.of(run), extensions.catalog(config.folder()), config.k());
            return run.metrics().stream()
                    .filter(metric -> directions.of(metric) == Direction.LOWER)
                    .collect(Collectors.toSet());
        }
    }

    private static Cause cause(String word) {
        return Cause.of(word).orElseThrow(() -> {
            List<String> words = Stream.of(Cause.values()).map(Cause::word).toList();
            return new UsageException("there is no cause `" + word + "`" + NearNames.hint(word, words)
                    + "; the causes are " + String.join(", ", words) + " (docs/triage.md)");
        });
    }
}
