package dev.assay.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.retrieval.RecallAtK;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of {@code examples/real}, over the answerable questions. They are what the reference pipeline reaches. */
class RealNumbersTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @CsvSource(textBlock = """
            en, 0.90, 0.808333, 20, 7
            zh, 0.93, 0.868333, 20, 6
            """)
    void the_pipeline_finds_and_declines_as_often_as_it_did(
            String language, double recall, double reciprocalRank, int overRefused, int refused) throws IOException {
        List<JsonNode> cases = lines(language, "cases.jsonl");
        List<JsonNode> outputs = lines(language, "outputs.jsonl");
        List<JudgedRanking> judged = new ArrayList<>();
        int refusedAnswerable = 0;
        int refusedUnanswerable = 0;
        for (int i = 0; i < cases.size(); i++) {
            boolean declines = outputs.get(i).get("answer").asText().matches("That is not in .*|资料中没有.*");
            if (cases.get(i).has("expectedBehavior")) {
                refusedUnanswerable += declines ? 1 : 0;
            } else {
                refusedAnswerable += declines ? 1 : 0;
                judged.add(JudgedRanking.of(judgments(cases.get(i)), ranking(outputs.get(i))));
            }
        }
        assertThat(mean(judged.stream().map(RealNumbersTest::recall).toList())).isEqualTo(recall, within(1e-9));
        assertThat(mean(judged.stream().map(RealNumbersTest::reciprocalRank).toList()))
                .isEqualTo(reciprocalRank, within(5e-7));
        assertThat(List.of(refusedAnswerable, refusedUnanswerable)).containsExactly(overRefused, refused);
    }

    private static double recall(JudgedRanking ranking) {
        return new RecallAtK(3, 1).score(ranking).number().orElseThrow();
    }

    private static double reciprocalRank(JudgedRanking ranking) {
        int first = ranking.firstFound(1);
        return first > 3 ? 0 : 1.0 / first;
    }

    private static Judgments judgments(JsonNode source) {
        return new Judgments(stream(source.get("relevant"))
                .map(label -> new Label.Evidence(
                        label.get("document").asText(),
                        span(label),
                        label.get("quote").asText()))
                .map(label -> new RelevantGroup(List.<Label>of(label), 1))
                .toList());
    }

    private static Ranking ranking(JsonNode output) {
        return Ranking.of(stream(output.get("retrieved"))
                .map(item -> new Retrieved(
                        item.get("id").asText(),
                        Optional.of(item.get("document").asText()),
                        Optional.of(span(item)),
                        Optional.of(item.get("text").asText()),
                        OptionalDouble.of(item.get("score").asDouble()),
                        Map.of()))
                .toList());
    }

    private static Span span(JsonNode range) {
        return new Span(range.get("start").asInt(), range.get("end").asInt());
    }

    private static Stream<JsonNode> stream(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private static List<JsonNode> lines(String language, String file) throws IOException {
        List<JsonNode> nodes = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("real", language, file))) {
            nodes.add(JSON.readTree(line));
        }
        return nodes;
    }
}
