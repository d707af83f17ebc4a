package dev.assay.judge.embedded.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of two texts against those that Hugging Face's library made in Python ({@code rows.json}). */
class PairTokenizerTest {

    private static String file(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(PairTokenizerTest.class.getResourceAsStream("/nli/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<Long> list(JsonNode numbers) {
        return List.of(new ObjectMapper().convertValue(numbers, Long[].class));
    }

    @ParameterizedTest
    @CsvSource({"tokenizer.json, 3", "roberta-tokenizer.json, 4"})
    void a_tokenizer_file_sets_the_marks_of_its_own_model(String name, int marks) throws IOException {
        JsonNode rows = new ObjectMapper().readTree(file("rows.json")).path(name);
        assertThat(rows).isNotEmpty();
        try (LibraryPairs pairs = LibraryPairs.read(file(name))) {
            assertThat(pairs.encode("", "").length()).isEqualTo(marks);
            for (JsonNode row : rows) {
                PairInput ours = pairs.encode(
                        row.path("first").asText(), row.path("second").asText());
                assertThat(ours.tokens())
                        .containsExactly(list(row.path("tokens")).toArray(Long[]::new));
                assertThat(ours.types()).containsExactly(list(row.path("types")).toArray(Long[]::new));
            }
        }
    }

    @Test
    void our_word_pieces_make_the_rows_of_their_tokenizer_file() throws IOException {
        Model model = Model.of(Language.ENGLISH);
        try (InputStream in = Objects.requireNonNull(Model.class.getResourceAsStream(model.tokenizer()));
                LibraryPairs theirs = LibraryPairs.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                WordPiecePairs ours = WordPiecePairs.of(model)) {
            for (String claim : List.of("", "Refunds take 30 days.", "naïve 😀 antidisestablishmentarianism")) {
                PairInput expected = theirs.encode("The café's price is $20.50/month — 退款", claim);
                PairInput made = ours.encode("The café's price is $20.50/month — 退款", claim);
                assertThat(made.tokens()).containsExactly(expected.tokens());
                assertThat(made.types()).containsExactly(expected.types());
                assertThat(ours.places(claim)).hasSameSizeAs(theirs.places(claim));
            }
        }
    }

    @Test
    void places_count_as_java_counts_characters() throws IOException {
        String text = "😀 barn \uD83D fox";
        try (LibraryPairs pairs = LibraryPairs.read(file("tokenizer.json"))) {
            List<String> words =
                    pairs.places(text).stream().map(place -> place.of(text)).toList();
            assertThat(words).containsExactly("😀", "barn", "\uD83D", "fox");
        }
    }

    @Test
    void the_limit_of_a_tokenizer_file_is_told_and_not_applied() throws IOException {
        try (LibraryPairs pairs = LibraryPairs.read(file("roberta-tokenizer.json"))) {
            assertThat(pairs.longest()).hasValue(48);
            String text = "the cat is in the barn . ".repeat(40);
            assertThat(pairs.encode(text, "").length()).isGreaterThan(240);
            List<Slice> places = pairs.places(text);
            assertThat(places.get(places.size() - 1).end()).isGreaterThan(text.length() - 3);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"no json | expected", "{} | Model missing", "'' | EOF"})
    void what_is_no_tokenizer_is_refused(String text, String why) {
        assertThatThrownBy(() -> LibraryPairs.read(text))
                .isInstanceOf(UnsuitableModel.class)
                .hasMessageContaining("describes no tokenizer")
                .hasMessageContaining(why);
    }

    @Test
    void a_closed_tokenizer_says_so() throws IOException {
        LibraryPairs pairs = LibraryPairs.read(file("tokenizer.json"));
        pairs.close();
        pairs.close();
        assertThatThrownBy(() -> pairs.places("the cat")).hasMessageContaining("closed");
    }
}
