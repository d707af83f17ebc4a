package dev.assay.judge.generation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WholeGraphTest {

    private static final MetricCatalog CATALOG = new MetricCatalog(JudgedMetrics.ALL);
    private static final Set<Link> ALL =
            Set.of(Link.ANSWER_PASSAGES, Link.ANSWER_REFERENCE, Link.REFERENCE_PASSAGES, Link.REFERENCE_ANSWER);

    /** The golden fixture of the specification, section 4.1. */
    private static final ClaimGraph GOLDEN = Graphs.whole(
            "SSCNN", List.of("SNN", "NNN", "NSN", "NNS", "NNN"), "SNSN", List.of("SNN", "SNN", "NNN", "NSN"));

    @ParameterizedTest
    @CsvSource({
        "faithfulness, 0.6",
        "claimPrecision, 0.4",
        "claimRecall, 0.5",
        "answerRecall, 0.5",
        "factualCorrectness, 0.444444",
        "contextRecall, 0.75",
        "contextPrecision, 1",
        "passagePrecision, 0.666667",
        "contextUtilization, 0.333333",
        "noiseSensitivity(relevant), 0.2",
        "noiseSensitivity(irrelevant), 0.2",
        "hallucination, 0.2",
        "selfKnowledge, 0.2",
        "contradiction, 0",
        "factualCorrectness(beta=2), 0.476190",
    })
    void the_golden_fixture(String name, double expected) {
        assertThat(value(name, GOLDEN)).isCloseTo(expected, within(1e-6));
    }

    @Test
    void context_precision_divides_by_the_relevant_passages_retrieved() {
        ClaimGraph graph = Graphs.whole("S", List.of("NNN"), "S", List.of("SNS"));

        assertThat(value("contextPrecision", graph)).isCloseTo((1 + 2.0 / 3) / 2, within(1e-12));
        assertThat(value("contextPrecision", Graphs.whole("S", List.of("NN"), "S", List.of("NN"))))
                .isZero();
    }

    @Test
    void the_parts_add_up_on_random_graphs() {
        Random random = new Random(11);
        for (int round = 0; round < 500; round++) {
            int passages = 1 + random.nextInt(4);
            int answers = 1 + random.nextInt(5);
            int references = 1 + random.nextInt(5);
            ClaimGraph graph = Graphs.whole(
                    letters(random, answers),
                    rows(random, answers, passages),
                    letters(random, references),
                    rows(random, references, passages));

            assertThat(value("claimPrecision", graph)
                            + value("noiseSensitivity(relevant)", graph)
                            + value("noiseSensitivity(irrelevant)", graph)
                            + value("hallucination", graph))
                    .isCloseTo(1, within(1e-12));
            assertThat(value("faithfulness", graph) + value("hallucination", graph) + value("selfKnowledge", graph))
                    .isCloseTo(1, within(1e-12));
            double used = score("contextUtilization", graph).number().orElse(0) * value("contextRecall", graph);
            assertThat(used).isLessThanOrEqualTo(value("claimRecall", graph) + 1e-12);
        }
    }

    @Test
    void every_printed_name_parses_back() {
        List<String> names = List.of(
                "faithfulness",
                "faithfulness(protocol=one-call)",
                "noiseSensitivity(relevant)",
                "noiseSensitivity(irrelevant)",
                "factualCorrectness(beta=0.5)",
                "contextPrecision",
                "contextPrecision(reference=none)",
                "contextRecall");
        for (String name : names) {
            Metric metric = CATALOG.parse(name);
            assertThat(metric.name()).hasToString(name);
            assertThat(CATALOG.parse(metric.name().toString())).isEqualTo(metric);
        }
        assertThat(CATALOG.parse("noiseSensitivity")).isEqualTo(new NoiseSensitivity(true));
        assertThat(CATALOG.parse("faithfulness(protocol=two-calls)")).isEqualTo(new Faithfulness());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        I cannot answer that question. | faithfulness claimPrecision hallucination selfKnowledge noiseSensitivity(relevant) contradiction factualCorrectness | the answer declines and claims nothing
        ''                             | faithfulness claimPrecision hallucination selfKnowledge noiseSensitivity(irrelevant) factualCorrectness | empty answer
        """)
    void an_answer_that_claims_nothing_leaves_what_needs_its_claims_undefined(
            String answer, String metrics, String why) {
        ScriptedJudge judge = new ScriptedJudge(Graphs.claims(2), new JudgeReply.Verdicts(Graphs.pairs("S", "N")));
        ClaimGraph graph = graph(judge, Optional.of(answer), Graphs.passages(1), Optional.of(Graphs.REFERENCE), ALL);

        for (String metric : metrics.split(" ")) {
            assertThat(score(metric, graph)).as(metric).isEqualTo(new Score.Undefined(why));
        }
        assertThat(value("claimRecall", graph)).isZero();
        assertThat(value("contextRecall", graph)).isEqualTo(0.5);
        assertThat(value("contextUtilization", graph)).isZero();
        assertThat(judge.asked).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "Sorry, I cannot answer that question."})
    void a_reference_that_claims_nothing_is_not_asked_about(String reference) {
        ScriptedJudge judge = new ScriptedJudge(Graphs.claims(1), new JudgeReply.Verdicts(Graphs.pairs("S")));
        ClaimGraph graph = graph(judge, Optional.of(Graphs.ANSWER), Graphs.passages(1), Optional.of(reference), ALL);

        for (String metric : List.of(
                "claimPrecision",
                "claimRecall",
                "factualCorrectness",
                "contextRecall",
                "contextPrecision",
                "passagePrecision",
                "contextUtilization",
                "hallucination",
                "selfKnowledge",
                "noiseSensitivity(relevant)")) {
            assertThat(score(metric, graph)).as(metric).isInstanceOf(Score.Undefined.class);
        }
        assertThat(value("faithfulness", graph)).isEqualTo(1);
        assertThat(judge.asked).hasSize(2);
    }

    @Test
    void without_a_passage_the_texts_still_meet_each_other() {
        ScriptedJudge judge = new ScriptedJudge(
                Graphs.claims(2),
                new JudgeReply.Verdicts(List.of(), Graphs.others("SN", Graphs.REFERENCE)),
                Graphs.claims(1),
                new JudgeReply.Verdicts(List.of(), Graphs.others("S", Graphs.ANSWER)));
        ClaimGraph graph = graph(
                judge, Optional.of(Graphs.ANSWER), Optional.of(List.of("", " ")), Optional.of(Graphs.REFERENCE), ALL);

        assertThat(value("faithfulness", graph)).isZero();
        assertThat(value("hallucination", graph)).isEqualTo(0.5);
        assertThat(value("selfKnowledge", graph)).isEqualTo(0.5);
        assertThat(value("contextRecall", graph)).isZero();
        assertThat(value("contextPrecision", graph)).isZero();
        assertThat(score("passagePrecision", graph)).isEqualTo(new Score.Undefined("no passage"));
        assertThat(score("contextUtilization", graph)).isInstanceOf(Score.Undefined.class);
        assertThat(value("claimRecall", graph)).isEqualTo(1);
    }

    @Test
    void without_recorded_retrieval_only_what_needs_passages_is_undefined() {
        ScriptedJudge judge = new ScriptedJudge(
                Graphs.claims(2),
                new JudgeReply.Verdicts(List.of(), Graphs.others("SN", Graphs.REFERENCE)),
                Graphs.claims(1),
                new JudgeReply.Verdicts(List.of(), Graphs.others("S", Graphs.ANSWER)));
        ClaimGraph graph =
                graph(judge, Optional.of(Graphs.ANSWER), Optional.empty(), Optional.of(Graphs.REFERENCE), ALL);

        assertThat(score("faithfulness", graph)).isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(score("contextRecall", graph)).isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(value("claimPrecision", graph)).isEqualTo(0.5);
        assertThat(value("factualCorrectness", graph)).isCloseTo(2.0 / 3, within(1e-12));
    }

    @Test
    void a_judge_that_fails_on_the_answer_leaves_the_reference_measured() {
        ScriptedJudge judge = new ScriptedJudge(
                new JudgeReply.Failed(FailureKind.JUDGE_DOWN, "down"),
                Graphs.claims(1),
                new JudgeReply.Verdicts(Graphs.pairs("S"), Graphs.others("N", Graphs.ANSWER)));
        ClaimGraph graph =
                graph(judge, Optional.of(Graphs.ANSWER), Graphs.passages(1), Optional.of(Graphs.REFERENCE), ALL);

        assertThat(score("faithfulness", graph)).isEqualTo(new Score.Failed(FailureKind.JUDGE_DOWN, "down"));
        assertThat(score("factualCorrectness", graph)).isEqualTo(new Score.Failed(FailureKind.JUDGE_DOWN, "down"));
        assertThat(value("contextRecall", graph)).isEqualTo(1);
    }

    @Test
    void requests_are_as_few_as_the_metrics_allow() {
        assertThat(asked("faithfulness")).isEqualTo(2);
        assertThat(asked("faithfulness(protocol=one-call)")).isEqualTo(1);
        assertThat(asked("faithfulness", "contradiction")).isEqualTo(2);
        assertThat(asked("contextRecall")).isEqualTo(2);
        assertThat(asked(JudgedMetrics.ALL.stream()
                        .map(family -> CATALOG.parse(family.name()))
                        .filter(ClaimMetric.class::isInstance)
                        .map(metric -> metric.name().toString())
                        .toArray(String[]::new)))
                .isEqualTo(4);
    }

    @Test
    void a_full_suite_costs_five_requests_where_the_reference_is_known() {
        List<JudgeRequest> asked = requests(
                "faithfulness",
                "answerRelevancy",
                "contextPrecision",
                "contextRecall",
                "contextEntityRecall",
                "noiseSensitivity(relevant)",
                "factualCorrectness",
                "semanticSimilarity",
                "answerCorrectness",
                "contextRelevance",
                "contextPrecision(reference=none)",
                "hallucination",
                "claimRecall",
                "contextUtilization");
        Set<JudgeRequest> ofReference = Set.of(
                new JudgeRequest.SplitClaims("What?", Graphs.REFERENCE),
                new JudgeRequest.ListEntities("What?", Graphs.REFERENCE));

        assertThat(asked).containsAll(ofReference).hasSize(7).doesNotHaveDuplicates();
    }

    @Test
    void verdicts_of_the_other_text_must_be_whole_and_quoted() {
        String why = "verdicts of the other text on claims [1] instead of [1, 2]";
        assertThat(score("claimPrecision", onlyOther(Graphs.others("S", Graphs.REFERENCE)))
                        .toString())
                .contains(why);
        assertThat(score("claimPrecision", onlyOther(Graphs.others("SN", "words from nowhere")))
                        .toString())
                .contains("without a quote from it for claim 1");
    }

    private static ClaimGraph onlyOther(List<dev.assay.core.data.TextVerdict> others) {
        return graph(
                new ScriptedJudge(Graphs.claims(2), new JudgeReply.Verdicts(List.of(), others)),
                Optional.of(Graphs.ANSWER),
                Optional.empty(),
                Optional.of(Graphs.REFERENCE),
                Set.of(Link.ANSWER_REFERENCE));
    }

    private static int asked(String... names) {
        return requests(names).size();
    }

    private static List<JudgeRequest> requests(String... names) {
        List<JudgedMetric> metrics = List.of(names).stream()
                .map(name -> (JudgedMetric) CATALOG.parse(name))
                .toList();
        Set<Link> links =
                metrics.stream().flatMap(metric -> metric.links().stream()).collect(Collectors.toSet());
        TableSimilarity similarity = new TableSimilarity().put(Graphs.ANSWER, Graphs.REFERENCE, 0.5);
        IntStream.rangeClosed(1, 3).forEach(number -> similarity.put("Question " + number + "?", "What?", 0.5));
        List<JudgeRequest> asked = new ArrayList<>();
        Evidence evidence = new Evidence(
                new AgreeingJudge(asked),
                Optional.of(similarity),
                Graphs.subject(Optional.of(Graphs.ANSWER), Graphs.passages(5), Optional.of(Graphs.REFERENCE)),
                links);
        metrics.forEach(metric ->
                assertThat(metric.score(evidence)).as(metric.name().toString()).isInstanceOf(Score.Value.class));
        return asked;
    }

    private static ClaimGraph graph(
            ScriptedJudge judge,
            Optional<String> answer,
            Optional<List<String>> passages,
            Optional<String> reference,
            Set<Link> links) {
        return new Evidence(judge, Optional.empty(), Graphs.subject(answer, passages, reference), links).graph();
    }

    private static Score score(String name, ClaimGraph graph) {
        return ((ClaimMetric) CATALOG.parse(name)).score(graph);
    }

    private static double value(String name, ClaimGraph graph) {
        return score(name, graph).number().orElseThrow();
    }

    private static String letters(Random random, int count) {
        return random.ints(count, 0, 3).mapToObj(i -> "SCN".substring(i, i + 1)).collect(Collectors.joining());
    }

    private static List<String> rows(Random random, int claims, int passages) {
        return IntStream.range(0, claims)
                .mapToObj(c -> letters(random, passages))
                .toList();
    }
}
