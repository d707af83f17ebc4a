package dev.assay.examples.strategy;

import static dev.assay.examples.strategy.ReciprocalRankFusionTest.ids;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.examples.pipeline.Chunk;
import dev.assay.examples.pipeline.Chunker;
import dev.assay.examples.pipeline.Document;
import dev.assay.examples.pipeline.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strategies as they are put together, with the real models. */
class StrategiesTest {

    private static List<String> stage(
            Language language, List<Document> corpus, String name, String stage, String asked) {
        List<Chunk> chunks = new Chunker(language.chunkSize()).chunks(corpus);
        try (Strategies strategies = new Strategies(language, chunks, List.of(name))) {
            return strategies.all().get(0).steps(asked).stream()
                    .filter(step -> step.stage().equals(stage))
                    .map(step -> ids(step.hits()))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            EN, How much does the ticket cost?, Each seat is sold at a price of 20 euros., The ticket office stands beside the gate., Whales sing.
            ZH, 门票多少钱？,                    入场费为每人二十元。,                       门票处在大门旁边。,                        鲸鱼会唱歌。
            """)
    void words_find_what_shares_a_word_and_vectors_order_everything(
            Language language, String asked, String meant, String sameWord, String other) {
        List<Document> corpus =
                List.of(new Document("meant", meant), new Document("word", sameWord), new Document("other", other));

        assertThat(stage(language, corpus, "bm25", "bm25", asked)).containsExactly("word#0");
        assertThat(stage(language, corpus, "vector", "vector", asked))
                .hasSize(3)
                .endsWith("other#0");
        assertThat(stage(language, corpus, "hybrid", "fused", asked))
                .startsWith("word#0")
                .hasSize(3);
        assertThat(stage(language, corpus, "hybrid-rerank", "reranked", asked))
                .hasSize(3)
                .endsWith("other#0");
    }

    @Test
    void a_name_that_nobody_has_is_told_with_those_there_are() {
        assertThatThrownBy(() -> new Strategies(Language.EN, List.of(), List.of("bm52")))
                .hasMessage("no strategy is called `bm52`; there are bm25, vector, hybrid, bm25-rerank, vector-rerank,"
                        + " hybrid-rerank");
    }

    @Test
    void a_question_without_any_term_weighs_nothing_and_keeps_its_order() {
        List<Document> corpus = List.of(new Document("a", "Whales sing."), new Document("b", "Whales sing loudly."));

        assertThat(stage(Language.EN, corpus, "bm25-rerank", "reranked", "What?"))
                .isEmpty();
        assertThat(stage(Language.EN, corpus, "vector-rerank", "reranked", "What?"))
                .isEqualTo(stage(Language.EN, corpus, "vector", "vector", "What?"));
    }

    @Test
    void as_a_program_it_answers_line_by_line_with_its_stages(@TempDir Path folder) throws IOException {
        Path corpus = Files.writeString(folder.resolve("corpus.jsonl"), """
                {"id": "a", "document": "a", "text": "The tower was finished in 1889. It is made of iron."}
                """);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Ask.answer(
                Language.EN, corpus, "bm25", new StringReader("""
                        {"id":"q1","question":"When was the tower finished?","metadata":{}}
                        {"id":"q2","question":"Do whales sing?","metadata":{}}
                        """), new PrintStream(out, true, StandardCharsets.UTF_8));
        List<JsonNode> lines = new ArrayList<>();
        for (String line : out.toString(StandardCharsets.UTF_8).lines().toList()) {
            lines.add(new ObjectMapper().readTree(line));
        }

        assertThat(lines).extracting(line -> line.path("id").asText()).containsExactly("q1", "q2");
        assertThat(lines.get(0).path("answer").asText()).isEqualTo("The tower was finished in 1889.");
        assertThat(lines.get(0).path("stages").fieldNames()).toIterable().containsExactly("bm25", "context");
        assertThat(lines.get(0).at("/stages/context/0/text").asText()).startsWith("The tower");
        assertThat(lines.get(0).at("/retrieved/0").has("text")).isFalse();
        assertThat(lines.get(1).path("answer").asText()).isEqualTo("That is not in the documents.");
        assertThat(lines.get(1).path("retrieved")).isEmpty();
    }

    @Test
    void a_run_has_a_line_for_a_query_that_found_nothing(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("corpus.jsonl"), """
                {"_id": "d1", "title": "Towers", "text": "Made of iron."}
                {"_id": "d2", "title": "", "text": "Iron towers rust."}
                """);
        Files.writeString(folder.resolve("queries.jsonl"), """
                {"_id": "q1", "text": "iron towers that rust"}
                {"_id": "q2", "text": "whales"}
                """);
        WriteRuns.write(Language.EN, folder, folder.resolve("runs"), List.of("bm25"));

        assertThat(Files.readAllLines(folder.resolve("runs/bm25.run")))
                .containsExactly("q1 Q0 d2 1 20 bm25", "q1 Q0 d1 2 19 bm25", "q2 Q0 none 1 20 bm25");
    }
}
