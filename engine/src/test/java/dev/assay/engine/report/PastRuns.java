package dev.assay.engine.report;

import dev.assay.core.comparison.Basis;
import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Series;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Seven runs of the fixture, in which everything happens that a history must show; the last is the fixture's own. */
final class PastRuns {

    private static final String PROMPTS = "llm glm-4 prompts=claims.en@1111,verdicts.en@2222";

    private PastRuns() {}

    /** The runs, in a language. */
    static List<PastRun> all(Language language) {
        Basis first = basis("d1", "embedded/1");
        Basis larger = basis("d2", "embedded/1");
        Basis model = basis("d2", PROMPTS);
        Basis edited = basis("d2", PROMPTS.replace("2222", "3333"));
        return List.of(
                run(1, first, language, OptionalInt.empty(), metrics(0.60, 0.50, 0.71)),
                run(2, first, language, OptionalInt.of(1), metrics(0.62, 0.52, 0.74)),
                run(3, larger, language, OptionalInt.of(0), metrics(0.75, 0.66, 0.83)),
                run(4, basis("d2", "none"), language, OptionalInt.of(3), metrics(0.74, 0.64)),
                run(5, model, language, OptionalInt.of(0), metrics(0.74, 0.64, 0.55)),
                run(6, edited, language, OptionalInt.of(0), metrics(0.80, 0.70, 0.61)),
                run(7, edited, language, OptionalInt.of(1), metrics(0.80, 0.70, 0.90)));
    }

    /** The fixture's report with these runs. */
    static ReportInput input(List<PastRun> runs) {
        ReportInput one = Fixture.input();
        return new ReportInput(
                one.run(),
                one.definitions(),
                one.cases(),
                one.omitted(),
                one.gate(),
                one.triage(),
                one.leaks(),
                one.runFolder(),
                one.corrected(),
                one.people(),
                runs,
                one.slices());
    }

    /** What the command line shows of them. */
    static HistoryInput shown(Language language, String... metrics) {
        return new HistoryInput(
                List.of(new HistoryInput.Shown(History.of(all(language)).get(0), 9)),
                Map.of(new Series("examples/refund", ""), 1),
                List.of(metrics),
                Optional.of("evals"));
    }

    private static Basis basis(String dataset, String judge) {
        return new Basis(dataset, judge, "none", "chunk", Map.of());
    }

    private static Map<String, Estimate> metrics(double recall, double reciprocal, double... faithfulness) {
        Map<String, Estimate> metrics = new LinkedHashMap<>();
        metrics.put("recall@3", mean(recall));
        metrics.put("rr@3", mean(reciprocal));
        for (double mean : faithfulness) {
            metrics.put("faithfulness", mean(mean));
            metrics.put("contradiction", mean(0.1));
        }
        metrics.put(
                "latencyMs",
                new Estimate(OptionalDouble.of(1000 + 10 * recall), Optional.empty(), 40, 0, 0, "all alike"));
        return metrics;
    }

    private static Estimate mean(double mean) {
        return Fixture.estimate(mean, mean - 0.08, Math.min(1, mean + 0.08), 40, 0, 0, "BCa bootstrap 95 %");
    }

    private static PastRun run(
            int day, Basis basis, Language language, OptionalInt exit, Map<String, Estimate> metrics) {
        return new PastRun(
                "2025-12-0" + day + "T080000",
                "2025-12-0" + day + "T08:00:00Z",
                "examples/help desk",
                Optional.of("hybrid"),
                "4f2c1a9b0d3" + day,
                day == 7,
                language,
                40,
                exit,
                basis,
                metrics);
    }
}
