package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Metrics that compare texts by their meaning, run on the refund example without key or network. */
class MeaningRunTest {

    private static final String EMBEDDINGS = "embeddings/1 bge-small-en-v1.5-q bge-small-zh-v1.5-q pooling:cls";

    @TempDir
    private Path store;

    private Call run(String... arguments) {
        String[] all = new String[arguments.length + 5];
        System.arraycopy(
                new String[] {"run", Call.example("refund"), "--json", "--out", store.toString()}, 0, all, 0, 5);
        System.arraycopy(arguments, 0, all, 5, arguments.length);
        return Call.of(all);
    }

    @Test
    void answers_meet_references_and_questions_without_a_judge() throws IOException {
        Call call = run("-m", "semanticSimilarity", "-m", "answerRelevancy(method=embedding)");
        JsonNode result = call.result();

        assertThat(call.exit()).isZero();
        for (String metric : new String[] {"semanticSimilarity", "answerRelevancy(method=embedding)"}) {
            assertThat(result.path("metrics").path(metric).path("n").asInt()).isEqualTo(3);
            assertThat(result.path("metrics").path(metric).path("mean").asDouble())
                    .isBetween(0.4, 0.95);
        }
        assertThat(result.at("/provenance/judge").asText()).isEqualTo("none");
        assertThat(result.at("/provenance/embeddings").asText()).isEqualTo(EMBEDDINGS);
    }

    @Test
    void the_second_run_takes_what_was_compared_from_the_cache_and_scores_the_same() throws IOException {
        String[] metrics = {"-m", "semanticSimilarity", "-m", "answerRelevancy(method=embedding)"};
        JsonNode first = run(metrics).result().path("cases");
        JsonNode second = run(metrics).result().path("cases");

        assertThat(second).isEqualTo(first);
        assertThat(store.resolve("cache.sqlite")).isRegularFile();
    }

    @Test
    void a_cache_of_a_newer_version_is_refused_before_anything_is_compared() throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store.resolve("cache.sqlite"));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version=99");
        }
        Call call = run("-m", "semanticSimilarity");

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err() + call.out()).contains("cache.sqlite", "layout 99", "newer Assay");
        assertThat(run("-m", "recall@3").exit()).isZero();
    }

    @Test
    void a_judge_whose_key_is_missing_is_not_opened_for_them() throws IOException {
        Call call = run("-m", "semanticSimilarity", "--set", "judge.use=openai", "--set", "judge.model=any");

        assertThat(call.err()).isEmpty();
        assertThat(call.exit()).isZero();
        assertThat(call.result().at("/metrics/semanticSimilarity/n").asInt()).isEqualTo(3);
    }

    @Test
    void what_the_embedded_judge_cannot_write_is_undefined_and_names_what_works() throws IOException {
        Call call = run("-m", "answerRelevancy", "-m", "answerCorrectness");
        JsonNode result = call.result();

        assertThat(result.at("/metrics/answerRelevancy/undefined").asInt()).isEqualTo(3);
        assertThat(result.at("/cases/0/scores/answerRelevancy/undefined").asText())
                .contains("answerRelevancy(method=embedding)");
        assertThat(result.at("/metrics/answerCorrectness/n").asInt()).isEqualTo(3);
        assertThat(result.at("/provenance/judge").asText()).startsWith("embedded/4 ");
        assertThat(result.at("/provenance/embeddings").asText()).isEqualTo(EMBEDDINGS);
    }

    @Test
    void the_mode_without_models_says_that_embeddings_are_one() {
        Call call = run("-m", "semanticSimilarity", "--mode", "retrieval");

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err() + call.out())
                .contains("semanticSimilarity needs sentence embeddings, and the mode `retrieval` has none");
    }

    @Test
    void the_report_names_the_embeddings_only_where_a_metric_needs_them() throws IOException {
        assertThat(report(run("-m", "semanticSimilarity"))).contains("pooling:cls");
        assertThat(report(run("-m", "recall@3"))).doesNotContain("pooling:cls");
    }

    private static String report(Call call) throws IOException {
        return Files.readString(
                Path.of(call.result().path("files").path("report.html").asText()));
    }
}
