package dev.assay.examples.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of {@code examples/real} are what the rule and the pipeline make of XQuAD, and labels meet the passages. */
class RealExampleTest {

    private static final Path ALL = Path.of("src", "test", "resources", "xquad");

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void the_pipeline_writes_the_committed_outputs_byte_for_byte(String language) throws IOException {
        assertThat(AnswerCases.outputs(Language.of(language), folder(language)))
                .as("outputs.jsonl is stale; renew it: mvn -q -pl examples -am process-classes -Panswers")
                .isEqualTo(Files.readString(folder(language).resolve("outputs.jsonl")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void the_cases_are_those_that_the_rule_chooses(String language) throws IOException {
        assertThat(CaseSelection.text(ALL.resolve(language).resolve("cases.jsonl")))
                .isEqualTo(Files.readString(folder(language).resolve("cases.jsonl")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void every_quote_and_every_chunk_stands_in_its_document_where_it_says(String language) throws IOException {
        Map<String, String> texts = JsonLines.corpus(folder(language).resolve("corpus.jsonl")).stream()
                .collect(Collectors.toMap(Document::id, Document::text));
        for (JsonNode source : JsonLines.of(folder(language).resolve("cases.jsonl"))) {
            source.get("relevant")
                    .forEach(label -> assertThat(standing(texts, label))
                            .isEqualTo(label.get("quote").asText()));
        }
        for (JsonNode output : JsonLines.of(folder(language).resolve("outputs.jsonl"))) {
            assertThat(output.get("retrieved")).hasSizeBetween(1, 5);
            output.get("retrieved")
                    .forEach(chunk -> assertThat(standing(texts, chunk))
                            .isEqualTo(chunk.get("text").asText()));
        }
    }

    @Test
    void both_languages_have_the_same_hundred_and_ten_questions_spread_over_all_articles() throws IOException {
        List<JsonNode> english = JsonLines.of(folder("en").resolve("cases.jsonl"));
        List<JsonNode> chinese = JsonLines.of(folder("zh").resolve("cases.jsonl"));
        assertThat(english).hasSize(110);
        assertThat(english.stream().filter(CaseSelection::answerable)).hasSize(100);
        assertThat(chinese.stream().map(source -> source.get("id").asText()))
                .containsExactlyElementsOf(english.stream()
                        .map(source -> source.get("id").asText())
                        .toList());
        Set<String> articles = new HashSet<>();
        english.forEach(source -> articles.add(source.at("/metadata/article").asText()));
        assertThat(articles).hasSize(48);
    }

    @Test
    void the_beir_folder_is_what_the_rule_makes_of_the_questions_outside() throws IOException {
        Path beir = Path.of("strategies", "beir");
        for (Map.Entry<String, String> file : BeirFolder.files(
                        ALL.resolve("en").resolve("cases.jsonl"), folder("en").resolve("corpus.jsonl"))
                .entrySet()) {
            assertThat(file.getValue()).as(file.getKey()).isEqualTo(Files.readString(beir.resolve(file.getKey())));
        }
    }

    private static String standing(Map<String, String> texts, JsonNode range) {
        String text = texts.get(range.get("document").asText());
        return text.substring(range.get("start").asInt(), range.get("end").asInt());
    }

    private static Path folder(String language) {
        return Path.of("real", language);
    }
}
