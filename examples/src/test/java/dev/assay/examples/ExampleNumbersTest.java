package dev.assay.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.retrieval.RecallAtK;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The small examples say what their README says. Reads the files on its own: the reader has its tests elsewhere. */
class ExampleNumbersTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void refund_has_half_of_one_case_and_the_third_rank_of_another() throws IOException {
        List<JsonNode> cases = lines("refund/cases.jsonl");
        assertThat(cases.stream().map(ExampleNumbersTest::recall)).containsExactly(0.5, 1.0, 1.0);
        assertThat(cases.stream().map(ExampleNumbersTest::reciprocalRank)).containsExactly(1.0, 1.0 / 3, 1.0);
        assertThat(mean(cases.stream().map(ExampleNumbersTest::recall).toList()))
                .isEqualTo(0.833333, within(5e-7));
        assertThat(mean(cases.stream().map(ExampleNumbersTest::reciprocalRank).toList()))
                .isEqualTo(0.777778, within(5e-7));
    }

    @Test
    void unanswerable_has_one_case_at_rank_two_one_missed_and_one_without_an_answer() throws IOException {
        List<JsonNode> cases = lines("unanswerable/cases.jsonl");
        List<JsonNode> answerable =
                cases.stream().filter(source -> !source.has("expectedBehavior")).toList();
        assertThat(cases.size() - answerable.size()).isEqualTo(1);
        assertThat(answerable.stream().map(ExampleNumbersTest::recall)).containsExactly(1.0, 0.0);
        assertThat(answerable.stream().map(ExampleNumbersTest::reciprocalRank)).containsExactly(0.5, 0.0);
    }

    @Test
    void what_was_retrieved_stands_in_the_corpus_and_so_does_every_label() throws IOException {
        for (String example : List.of("refund", "unanswerable")) {
            Map<String, String> texts = new HashMap<>();
            lines(example + "/corpus.jsonl")
                    .forEach(passage -> texts.put(
                            passage.get("id").asText(), passage.get("text").asText()));
            for (JsonNode source : lines(example + "/cases.jsonl")) {
                source.get("retrieved")
                        .forEach(item -> assertThat(item.get("text").asText())
                                .isEqualTo(texts.get(item.get("id").asText())));
                assertThat(texts.keySet()).containsAll(List.of(ids(source.get("relevant"))));
            }
        }
    }

    @Test
    void only_the_promise_of_24_hours_is_in_no_passage() throws IOException {
        JsonNode last = lines("refund/cases.jsonl").get(2);
        assertThat(last.get("answer").asText()).contains("3到5个工作日").contains("24小时");
        assertThat(last.get("retrieved").get(0).get("text").asText()).contains("3到5个工作日");
        assertThat(Files.readString(Path.of("refund", "corpus.jsonl"))).doesNotContain("24小时");
    }

    private static double recall(JsonNode source) {
        return new RecallAtK(3, 1).score(judged(source)).number().orElseThrow();
    }

    private static double reciprocalRank(JsonNode source) {
        int first = judged(source).firstFound(1);
        return first > 3 ? 0 : 1.0 / first;
    }

    private static JudgedRanking judged(JsonNode source) {
        String[] retrieved = StreamSupport.stream(source.get("retrieved").spliterator(), false)
                .map(item -> item.get("id").asText())
                .toArray(String[]::new);
        return JudgedRanking.of(Judgments.ofItems(ids(source.get("relevant"))), Ranking.ofIds(retrieved));
    }

    private static String[] ids(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toArray(String[]::new);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private static List<JsonNode> lines(String file) throws IOException {
        List<JsonNode> nodes = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(file))) {
            nodes.add(JSON.readTree(line));
        }
        return nodes;
    }
}
