package dev.assay.judge.generation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Relevance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Relevance, similarity and correctness, each with numbers by hand; the question of every case is "What?". */
class MeaningTest {

    private static final MetricCatalog CATALOG = new MetricCatalog(JudgedMetrics.ALL);
    private static final JudgeReply.Failed DOWN = new JudgeReply.Failed(FailureKind.JUDGE_DOWN, "down");
    private static final Score FAILED = new Score.Failed(FailureKind.JUDGE_DOWN, "down");
    private static final Optional<List<String>> TWO = Optional.of(List.of("one", "two"));
    private static final Optional<String> ANSWER = Optional.of(Graphs.ANSWER);
    private static final Optional<String> REFERENCE = Optional.of("The wall in Berlin is from 1961 and 155 km long.");

    private final TableSimilarity near = new TableSimilarity();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "contextRelevance",
                "contextEntityRecall",
                "answerRelevancy",
                "answerRelevancy(n=5)",
                "answerRelevancy(method=embedding)",
                "answerCorrectness",
                "answerCorrectness(factual=0.5)",
                "semanticSimilarity",
            })
    void a_printed_name_parses_back_to_an_equal_metric(String name) {
        Metric metric = CATALOG.parse(name);

        assertThat(metric.name()).hasToString(name);
        assertThat(CATALOG.parse(metric.name().toString())).isEqualTo(metric);
    }

    @Test
    void defaults_written_out_are_not_printed() {
        assertThat(CATALOG.parse("ANSWERRELEVANCY(n=3, method=Questions)").name())
                .hasToString("answerRelevancy");
        assertThat(CATALOG.parse("answerCorrectness(factual=.75)").name()).hasToString("answerCorrectness");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            answerRelevancy(n=0)                  | 1 to 10, found 0
            answerRelevancy(n=11)                 | 1 to 10, found 11
            answerRelevancy(n=2,method=embedding) | leave n or the method out
            answerRelevancy(method=magic)         | embedding or questions
            answerCorrectness(factual=1)          | for claims alone write factualCorrectness
            answerCorrectness(factual=0)          | semanticSimilarity
            """)
    void a_parameter_that_makes_no_sense_is_refused(String name, String message) {
        assertThatThrownBy(() -> CATALOG.parse(name)).hasMessageContaining(message);
    }

    @Test
    void only_what_writes_or_rates_needs_a_judge() {
        assertThat(CATALOG.parse("semanticSimilarity").needs())
                .contains(Need.EMBEDDINGS)
                .doesNotContain(Need.JUDGE);
        assertThat(CATALOG.parse("answerRelevancy(method=embedding)").needs())
                .containsExactlyInAnyOrder(Need.ANSWER, Need.EMBEDDINGS);
        assertThat(CATALOG.parse("answerRelevancy").needs()).contains(Need.JUDGE, Need.EMBEDDINGS);
        assertThat(CATALOG.parse("answerCorrectness").needs()).contains(Need.JUDGE, Need.EMBEDDINGS);
    }

    @Test
    void context_relevance_is_the_mean_over_passages_that_hold_text() {
        ScriptedJudge judge = new ScriptedJudge(
                new JudgeReply.Relevances(Map.of(1, Relevance.RELEVANT, 3, Relevance.PARTLY, 4, Relevance.IRRELEVANT)));
        Evidence evidence = evidence(judge, ANSWER, Optional.of(List.of("a", " ", "b", "c")), Optional.empty());

        assertThat(score("contextRelevance", evidence)).isEqualTo(Score.of(0.5));
        assertThat(score("contextPrecision(reference=none)", evidence).number().orElseThrow())
                .isCloseTo((1 + 2.0 / 3) / 2, within(1e-12));
        assertThat(judge.asked).hasSize(1);
    }

    @Test
    void context_relevance_without_passage_or_retrieval_is_undefined_without_a_call() {
        ScriptedJudge judge = new ScriptedJudge();

        assertThat(score("contextRelevance", evidence(judge, ANSWER, Optional.of(List.of()), REFERENCE)))
                .isEqualTo(new Score.Undefined("no passage"));
        assertThat(score("contextRelevance", evidence(judge, ANSWER, Optional.of(List.of(" ")), REFERENCE)))
                .isEqualTo(new Score.Undefined("no passage"));
        assertThat(score("contextRelevance", evidence(judge, ANSWER, Optional.empty(), REFERENCE)))
                .isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void a_passage_left_unrated_is_a_failure() {
        JudgeReply oneOfTwo = new JudgeReply.Relevances(Map.of(1, Relevance.RELEVANT));

        assertThat(score("contextRelevance", evidence(new ScriptedJudge(oneOfTwo), ANSWER, TWO, REFERENCE)))
                .isInstanceOfSatisfying(
                        Score.Failed.class,
                        failed -> assertThat(failed.kind()).isEqualTo(FailureKind.JUDGE_UNREADABLE));
    }

    @Test
    void answer_relevancy_is_the_mean_cosine_of_the_questions_written() {
        near.put("Which?", "What?", 0.9).put("Who?", "What?", 0.8).put("How?", "What?", 0.7);
        ScriptedJudge judge = new ScriptedJudge(new JudgeReply.Questions(List.of("Which?", "Who?", "How?")));

        assertThat(score("answerRelevancy", evidence(judge, ANSWER, TWO, REFERENCE))
                        .number()
                        .orElseThrow())
                .isCloseTo(0.8, within(1e-12));
        assertThat(judge.asked).containsExactly(new JudgeRequest.WriteQuestions("What?", Graphs.ANSWER, 3));
    }

    @Test
    void one_question_that_cannot_be_compared_leaves_no_number() {
        near.put("Which?", "What?", 0.9).put("什么？", "What?", new Score.Undefined("languages"));
        ScriptedJudge judge = new ScriptedJudge(new JudgeReply.Questions(List.of("Which?", "什么？")));

        assertThat(score("answerRelevancy(n=2)", evidence(judge, ANSWER, TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("languages"));
    }

    @ParameterizedTest
    @CsvSource({"1, Which?;Which?;How?", "2, Which?;How?", "3, Which?; ;How?", "4, a;b;c;d"})
    void questions_too_few_too_many_equal_or_blank_are_unreadable(int row, String questions) {
        ScriptedJudge judge = new ScriptedJudge(new JudgeReply.Questions(List.of(questions.split(";"))));

        assertThat(score("answerRelevancy", evidence(judge, ANSWER, TWO, REFERENCE)))
                .as("row " + row)
                .isInstanceOfSatisfying(
                        Score.Failed.class, failed -> assertThat(failed.why()).contains("3 different questions"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"answerRelevancy", "answerRelevancy(method=embedding)"})
    void an_answer_that_claims_nothing_is_relevant_to_nothing(String name) {
        ScriptedJudge judge = new ScriptedJudge();

        assertThat(score(name, evidence(judge, Optional.empty(), TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("no answer recorded"));
        assertThat(score(name, evidence(judge, Optional.of(" "), TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("empty answer"));
        assertThat(score(name, evidence(judge, Optional.of("I cannot answer that question."), TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("the answer declines and claims nothing"));
        assertThat(score(name, evidence(judge, Optional.of("Which shop?"), TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("the answer asks back and claims nothing"));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void by_embedding_the_answer_itself_meets_the_question_and_nobody_is_asked() {
        near.put(Graphs.ANSWER, "What?", 0.6);
        ScriptedJudge judge = new ScriptedJudge();

        assertThat(score("answerRelevancy(method=embedding)", evidence(judge, ANSWER, TWO, REFERENCE)))
                .isEqualTo(Score.of(0.6));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void semantic_similarity_compares_answer_and_reference() {
        near.put(Graphs.ANSWER, REFERENCE.orElseThrow(), 0.8);
        ScriptedJudge judge = new ScriptedJudge();

        assertThat(score("semanticSimilarity", evidence(judge, ANSWER, TWO, REFERENCE)))
                .isEqualTo(Score.of(0.8));
        assertThat(score("semanticSimilarity", evidence(judge, ANSWER, TWO, Optional.of(" "))))
                .isEqualTo(new Score.Undefined("no reference"));
        assertThat(score("semanticSimilarity", evidence(judge, Optional.empty(), TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("no answer recorded"));
        assertThat(score("semanticSimilarity", evidence(judge, Optional.of("\n"), TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("empty answer"));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void without_embeddings_at_hand_it_is_undefined_and_says_what_brings_them() {
        Evidence evidence = new Evidence(
                new ScriptedJudge(), Optional.empty(), Graphs.subject(ANSWER, TWO, REFERENCE), Correctness.LINKS);

        assertThat(score("semanticSimilarity", evidence))
                .isInstanceOfSatisfying(
                        Score.Undefined.class,
                        undefined -> assertThat(undefined.why()).contains("assay-judge-embedded"));
    }

    @ParameterizedTest
    @CsvSource({"answerCorrectness, 0.533333", "answerCorrectness(factual=0.5), 0.622222"})
    void answer_correctness_weighs_claims_and_meaning(String name, double expected) {
        near.put(Graphs.ANSWER, Graphs.REFERENCE, 0.8);

        assertThat(score(name, correctness()).number().orElseThrow()).isCloseTo(expected, within(1e-6));
    }

    @Test
    void answer_correctness_is_missing_where_a_part_is_and_undefined_outweighs_failed() {
        near.put(Graphs.ANSWER, Graphs.REFERENCE, new Score.Undefined("languages"));
        ScriptedJudge unasked = new ScriptedJudge();
        assertThat(score("answerCorrectness", evidence(unasked, ANSWER, TWO, Optional.of(Graphs.REFERENCE))))
                .isEqualTo(new Score.Undefined("languages"));
        assertThat(unasked.asked).isEmpty();

        near.put(Graphs.ANSWER, Graphs.REFERENCE, FAILED);
        assertThat(score("answerCorrectness", correctness())).isEqualTo(FAILED);

        String refusal = "I cannot answer that question.";
        near.put(refusal, Graphs.REFERENCE, FAILED);
        assertThat(score(
                        "answerCorrectness",
                        evidence(
                                new ScriptedJudge(Graphs.claims(1)),
                                Optional.of(refusal),
                                TWO,
                                Optional.of(Graphs.REFERENCE))))
                .isEqualTo(new Score.Undefined("the answer declines and claims nothing"));
    }

    @Test
    void entities_of_the_reference_are_looked_up_in_the_passages() {
        ScriptedJudge judge = new ScriptedJudge(new JudgeReply.Entities(List.of("Berlin", "１９６１", "155 km", "berlin")));
        Optional<List<String>> passages = Optional.of(List.of("In BERLIN, since 1961,", " ", "1155 km away"));

        assertThat(score("contextEntityRecall", evidence(judge, ANSWER, passages, REFERENCE))
                        .number()
                        .orElseThrow())
                .isCloseTo(2.0 / 3, within(1e-12));
        assertThat(judge.asked).containsExactly(new JudgeRequest.ListEntities("What?", REFERENCE.orElseThrow()));
    }

    @Test
    void entity_recall_of_no_passage_is_zero_and_of_a_reference_that_names_nothing_undefined() {
        Optional<List<String>> none = Optional.of(List.of());

        assertThat(score(
                        "contextEntityRecall",
                        evidence(new ScriptedJudge(new JudgeReply.Entities(List.of("1961"))), ANSWER, none, REFERENCE)))
                .isEqualTo(Score.of(0.0));
        assertThat(score(
                        "contextEntityRecall",
                        evidence(new ScriptedJudge(new JudgeReply.Entities(List.of())), ANSWER, none, REFERENCE)))
                .isInstanceOfSatisfying(
                        Score.Undefined.class,
                        undefined -> assertThat(undefined.why()).contains("names nothing"));
    }

    @Test
    void entity_recall_without_reference_or_retrieval_is_undefined_without_a_call() {
        ScriptedJudge judge = new ScriptedJudge();

        assertThat(score("contextEntityRecall", evidence(judge, ANSWER, TWO, Optional.empty())))
                .isEqualTo(new Score.Undefined("no reference"));
        assertThat(score("contextEntityRecall", evidence(judge, ANSWER, Optional.empty(), REFERENCE)))
                .isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void an_entity_from_nowhere_is_a_failure() {
        JudgeReply invented = new JudgeReply.Entities(List.of("Berlin", "Paris"));

        assertThat(score("contextEntityRecall", evidence(new ScriptedJudge(invented), ANSWER, TWO, REFERENCE)))
                .isInstanceOfSatisfying(
                        Score.Failed.class,
                        failed -> assertThat(failed.why()).contains("`Paris` does not occur in the reference"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"contextRelevance", "answerRelevancy", "contextEntityRecall"})
    void what_the_judge_cannot_do_is_undefined_and_what_failed_is_failed(String name) {
        JudgeReply cannot = new JudgeReply.CannotDo("not by me");

        assertThat(score(name, evidence(new ScriptedJudge(cannot), ANSWER, TWO, REFERENCE)))
                .isEqualTo(new Score.Undefined("not by me"));
        assertThat(score(name, evidence(new ScriptedJudge(DOWN), ANSWER, TWO, REFERENCE)))
                .isEqualTo(FAILED);
        assertThat(score(name, evidence(new ScriptedJudge(Graphs.claims(1)), ANSWER, TWO, REFERENCE)))
                .isInstanceOfSatisfying(
                        Score.Failed.class, failed -> assertThat(failed.why()).contains("it answered another"));
    }

    /** Precision .4 and recall .5, as in the golden fixture. */
    private Evidence correctness() {
        return evidence(
                new ScriptedJudge(
                        Graphs.claims(5),
                        new JudgeReply.Verdicts(List.of(), Graphs.others("SSCNN", Graphs.REFERENCE)),
                        Graphs.claims(4),
                        new JudgeReply.Verdicts(List.of(), Graphs.others("SNSN", Graphs.ANSWER))),
                ANSWER,
                TWO,
                Optional.of(Graphs.REFERENCE));
    }

    private Evidence evidence(
            ScriptedJudge judge, Optional<String> answer, Optional<List<String>> passages, Optional<String> reference) {
        return new Evidence(judge, Optional.of(near), Graphs.subject(answer, passages, reference), Correctness.LINKS);
    }

    private static Score score(String name, Evidence evidence) {
        return ((JudgedMetric) CATALOG.parse(name)).score(evidence);
    }
}
