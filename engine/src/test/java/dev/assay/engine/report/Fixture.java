package dev.assay.engine.report;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.metric.Definition;
import dev.assay.core.retrieval.RetrievalMetrics;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.AnswerabilityCounter;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A run of six cases, in which everything happens that a report must show. */
final class Fixture {

    static final Definition RECALL = RetrievalMetrics.ALL.get(0).definition();

    private Fixture() {}

    static ReportInput input() {
        return new ReportInput(
                run(),
                definitions(),
                FixtureCases.all(),
                0,
                Optional.of(gate()),
                Path.of(".assay/runs/20260102-030405"));
    }

    static Map<String, Definition> definitions() {
        return Map.of(
                "recall@3",
                RECALL,
                "contradiction",
                new Definition(
                        "Share of the claims that a passage contradicts and none supports.",
                        "被某一段落反驳且没有段落支持的论断所占比例。",
                        Map.of("range", "0 to 1", "better", "lower")));
    }

    static Run run() {
        Map<String, Estimate> metrics = new LinkedHashMap<>();
        metrics.put("recall@3", estimate(0.8, 0.4, 1, 5, 0, 0, "BCa bootstrap 95 %"));
        metrics.put("rr@3", estimate(0.7, 0.3, 0.9, 5, 0, 0, "BCa bootstrap 95 %"));
        metrics.put("faithfulness", estimate(0.625, 0.25, 0.875, 4, 0, 1, "BCa bootstrap 95 %"));
        metrics.put("contradiction", estimate(0.125, 0, 0.375, 4, 0, 1, "BCa bootstrap 95 %"));
        metrics.put("quoteAccuracy", new Estimate(OptionalDouble.of(1), Optional.empty(), 1, 4, 0, "one case"));
        Map<Cause, Integer> causes = new EnumMap<>(Cause.class);
        causes.put(Cause.NOT_RETRIEVED, 1);
        causes.put(Cause.UNSUPPORTED_CLAIM, 1);
        causes.put(Cause.CONTRADICTED_CLAIM, 1);
        causes.put(Cause.RANKED_LOW, 0);
        return new Run(
                provenance(),
                metrics,
                6,
                5,
                causes,
                Optional.of(answerability()),
                List.of("1 retrieved id stood twice in its list; the later one was left out"));
    }

    static Provenance provenance() {
        return new Provenance(
                "20260102-030405",
                "2026-01-02T03:04:05Z",
                1234,
                "examples/help desk",
                "none",
                "none",
                "4f2c1a9b0d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8",
                "4f2c1a9",
                true,
                "embedded/1",
                "none",
                20260101,
                "0.1.0",
                "17.0.9",
                "chunk",
                Map.of("k", "3", "overlap", "half"));
    }

    private static Answerability answerability() {
        AnswerabilityCounter counter = new AnswerabilityCounter();
        for (int i = 0; i < 4; i++) {
            counter.add(
                    ExpectedBehavior.ANSWER,
                    List.of(new AnswerabilityCounter.Seen(Optional.of(true), Optional.of(true), AnswerKind.ANSWERED)));
        }
        counter.add(
                ExpectedBehavior.ANSWER,
                List.of(new AnswerabilityCounter.Seen(Optional.of(true), Optional.of(false), AnswerKind.ANSWERED)));
        counter.add(
                ExpectedBehavior.REFUSE,
                List.of(new AnswerabilityCounter.Seen(Optional.of(false), Optional.empty(), AnswerKind.REFUSED)));
        return counter.table(1, 0.95);
    }

    static GateReport gate() {
        return new GateReport(
                List.of(
                        new RuleResult(
                                rule("recall@3", Requirement.Side.AT_LEAST, 0.3),
                                RuleResult.Outcome.PASS,
                                Optional.of(RuleResult.Leaning.PASS),
                                Optional.empty(),
                                "recall@3 is at least 0.3: 0.800 [0.400, 1.000]",
                                List.of(new Fact("interval", "[0.400, 1.000] BCa bootstrap 95 %, 5 cases"))),
                        new RuleResult(
                                rule("faithfulness", Requirement.Side.AT_LEAST, 0.9),
                                RuleResult.Outcome.FAIL,
                                Optional.of(RuleResult.Leaning.FAIL),
                                Optional.empty(),
                                "faithfulness is below 0.9: 0.625",
                                List.of(
                                        new Fact("interval", "[0.250, 0.875] BCa bootstrap 95 %, 4 cases"),
                                        new Fact("allowed", "0.9 or more (exactly 0.9 would pass), assay.yaml:14"))),
                        new RuleResult(
                                rule("rr@3", Requirement.Side.AT_LEAST, 0.5),
                                RuleResult.Outcome.INCONCLUSIVE,
                                Optional.of(RuleResult.Leaning.PASS),
                                Optional.empty(),
                                "rr@3 may or may not be at least 0.5: 0.700",
                                List.of(new Fact("interval", "[0.300, 0.900] BCa bootstrap 95 %, 5 cases"))),
                        new RuleResult(
                                rule("contradiction", Requirement.Side.AT_MOST, 0.1),
                                RuleResult.Outcome.INCONCLUSIVE,
                                Optional.of(RuleResult.Leaning.FAIL),
                                Optional.empty(),
                                "contradiction may or may not be at most 0.1: 0.125",
                                List.of(new Fact("interval", "[0.000, 0.375] BCa bootstrap 95 %, 4 cases"))),
                        new RuleResult(
                                new Rule(
                                        "ndcg@10",
                                        new Requirement.Limit(Requirement.Side.AT_LEAST, 0.75),
                                        Optional.empty(),
                                        0.9,
                                        "--rule"),
                                RuleResult.Outcome.NOT_MEASURED,
                                Optional.empty(),
                                Optional.empty(),
                                "ndcg@10 was not computed",
                                List.of(new Fact("look", "add ndcg@10 to metrics")))),
                1);
    }

    static Rule rule(String metric, Requirement.Side side, double limit) {
        return new Rule(metric, new Requirement.Limit(side, limit), "assay.yaml:14");
    }

    static Estimate estimate(double mean, double low, double high, int n, int undefined, int failed, String method) {
        return new Estimate(
                OptionalDouble.of(mean), Optional.of(new Interval(low, high, 0.95)), n, undefined, failed, method);
    }
}
