package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples, run as their readers run them, give the numbers that are promised. */
class ExamplesTest {

    private static final Offset<Double> TIGHT = within(5e-7);

    @TempDir
    private Path store;

    private Call run(String example) {
        return Call.of("run", Call.example(example), "--json", "--out", store.toString());
    }

    private static List<Double> scores(JsonNode result, String metric) {
        List<Double> scores = new ArrayList<>();
        result.path("cases")
                .forEach(each -> scores.add(
                        each.path("scores").path(metric).path("value").asDouble(Double.NaN)));
        return scores;
    }

    @Test
    void refund_gives_its_retrieval_numbers() throws IOException {
        JsonNode result = run("refund").result();

        assertThat(scores(result, "recall@3")).containsExactly(0.5, 1.0, 1.0);
        assertThat(scores(result, "rr@3")).containsExactly(1.0, 1 / 3.0, 1.0);
        assertThat(result.at("/metrics/recall@3/mean").asDouble()).isCloseTo(0.833333, TIGHT);
        assertThat(result.at("/metrics/rr@3/mean").asDouble()).isCloseTo(0.777778, TIGHT);
    }

    @Test
    void refund_names_the_claim_that_no_passage_states() throws IOException {
        JsonNode result = run("refund").result();

        assertThat(scores(result, "faithfulness")).containsExactly(1.0, 1.0, 0.5);
        JsonNode third = result.path("cases").get(2);
        assertThat(third.path("evidence").asText()).contains("24小时");
        assertThat(third.path("cause").asText()).isIn("unsupported-claim", "contradicted-claim");
        assertThat(third.path("advice").asText()).isNotBlank();
    }

    @Test
    void unanswerable_keeps_the_case_without_an_answer_out_of_the_means() throws IOException {
        Call call = run("unanswerable");
        JsonNode result = call.result();

        assertThat(call.exit()).isZero();
        assertThat(result.at("/metrics/recall@3/mean").asDouble()).isEqualTo(0.5);
        assertThat(result.at("/metrics/rr@3/mean").asDouble()).isEqualTo(0.25);
        assertThat(result.at("/metrics/recall@3/n").asInt()).isEqualTo(2);
        assertThat(result.at("/counts/unanswerable").asInt()).isEqualTo(1);
        assertThat(result.at("/answerability/rates/correctRefusal/mean").asDouble())
                .isEqualTo(1.0);
        assertThat(result.at("/answerability/rates/correctRefusal/n").asInt()).isEqualTo(1);
        assertThat(result.at("/answerability/rates/missedByRetrieval/n").asInt())
                .isEqualTo(1);
    }

    @Test
    void real_questions_run_end_to_end_in_both_languages() throws IOException {
        for (String language : List.of("en", "zh")) {
            Call call = run("real/" + language);
            JsonNode result = call.result();

            assertThat(call.exit()).isZero();
            assertThat(result.at("/counts/cases").asInt()).isEqualTo(110);
            assertThat(result.at("/counts/unanswerable").asInt()).isEqualTo(10);
            assertThat(result.at("/metrics/recall@3/n").asInt()).isEqualTo(100);
            assertThat(result.at("/metrics/recall@3/mean").asDouble()).isBetween(0.85, 0.97);
            assertThat(result.at("/metrics/recall@3/low").asDouble())
                    .isLessThan(result.at("/metrics/recall@3/mean").asDouble());
            assertThat(result.at("/metrics/faithfulness/failed").asInt()).isZero();
            assertThat(result.at("/metrics/faithfulness/n").asInt()).isGreaterThan(60);
            assertThat(result.at("/metrics/faithfulness/mean").asDouble())
                    .as("answers are sentences copied from the passages")
                    .isGreaterThan(0.9);
        }
    }

    @Test
    void a_run_leaves_its_files_and_a_line_of_history() throws IOException {
        JsonNode result = run("refund").result();

        result.path("files").forEach(file -> assertThat(Path.of(file.asText())).isNotEmptyFile());
        assertThat(Files.readAllLines(store.resolve("history.jsonl")))
                .singleElement()
                .asString()
                .contains("recall@3");
        Path run = Path.of(result.at("/files/run.json").asText()).getParent();
        assertThat(run.getParent()).isDirectoryContaining(file -> file.equals(run));
        try (var left = Files.list(store.resolve("runs"))) {
            assertThat(left).as("nothing half-written stays").hasSize(1);
        }
    }

    @Test
    void the_same_run_gives_the_same_numbers() throws IOException {
        JsonNode first = run("refund").result();
        JsonNode second = run("refund").result();

        assertThat(second.path("metrics")).isEqualTo(first.path("metrics"));
        assertThat(second.path("cases")).isEqualTo(first.path("cases"));
        assertThat(second.at("/provenance/dataset")).isEqualTo(first.at("/provenance/dataset"));
    }
}
