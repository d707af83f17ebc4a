package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README of the test sets promises about them. */
class SetsTest {

    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);
    private static final Pattern WORD = Pattern.compile("\\p{IsHan}+|[\\p{L}\\p{N}&&[^\\p{IsHan}]]+");

    @ParameterizedTest
    @CsvSource({
        "refusal, en, 160", "refusal, zh, 160",
        "contrast, en, 66", "contrast, zh, 66",
        "claims, en, 44", "claims, zh, 44",
    })
    void holds_enough_rows_in_halves_of_like_size(String set, String language, int least) {
        List<JsonNode> rows = rows(set, language);
        assertThat(rows).hasSizeGreaterThanOrEqualTo(least);
        Map<String, Long> splits = counts(rows, "split");
        assertThat(splits).containsOnlyKeys("dev", "test");
        assertThat((double) splits.get("dev") / rows.size()).isCloseTo(0.5, within(0.05));
    }

    @ParameterizedTest
    @ValueSource(strings = {"refusal", "contrast", "claims"})
    void ids_and_texts_are_unique(String set) {
        List<JsonNode> rows = rows(set);
        assertThat(rows)
                .extracting(row -> text(row, "id"))
                .doesNotHaveDuplicates()
                .allMatch(id -> !id.isBlank());
        String field = set.equals("contrast") ? "passage" : "answer";
        assertThat(rows).extracting(row -> text(row, field)).doesNotHaveDuplicates();
        assertThat(counts(rows, "language")).containsOnlyKeys("en", "zh");
    }

    @ParameterizedTest
    @CsvSource({"en", "zh"})
    void refusals_clarifications_and_answers_are_balanced(String language) {
        List<JsonNode> rows = rows("refusal", language);
        Map<String, Long> labels = counts(rows, "label");
        assertThat(labels).containsOnlyKeys("answered", "refused", "clarified");
        assertThat(share(labels, "refused", rows)).isCloseTo(0.40, within(0.05));
        assertThat(share(labels, "clarified", rows)).isCloseTo(0.15, within(0.03));
        assertThat(rows.stream().filter(row -> text(row, "kind").equals("plain")))
                .as("answers that do not sound like refusals")
                .hasSizeLessThan((int) (labels.get("answered") / 2));
        assertThat(rows).allSatisfy(row -> assertThat(text(row, "question")).isNotBlank());
    }

    @Test
    void every_kind_of_reply_is_in_both_halves_and_no_system_is() {
        Map<String, Set<String>> kinds = splits(rows("refusal"), row -> of(row, "language", "label", "kind"));
        assertThat(kinds)
                .hasSize(40)
                .allSatisfy((kind, splits) -> assertThat(splits).containsExactlyInAnyOrder("dev", "test"));
        assertThat(splits(rows("refusal"), row -> of(row, "language", "theme")))
                .allSatisfy((theme, splits) -> assertThat(splits).hasSize(1));
    }

    @Test
    void counting_shared_words_is_right_in_half_of_the_groups_of_each_kind() {
        Map<String, Long> groups = rows("contrast").stream()
                .collect(Collectors.groupingBy(
                        row -> of(row, "language", "kind", "split", "overlap"), Collectors.counting()));
        assertThat(groups)
                .hasSize(80)
                .allSatisfy((group, size) -> assertThat(size).isEqualTo(2));
    }

    @Test
    void the_overlap_on_record_is_the_overlap_of_the_texts() {
        assertThat(rows("contrast")).allSatisfy(row -> {
            Set<String> passage = words(text(row, "passage"));
            double right = shared(words(text(row, "true")), passage);
            double wrong = shared(words(text(row, "false")), passage);
            assertThat(right).isNotEqualTo(wrong);
            assertThat(text(row, "overlap")).isEqualTo(wrong > right ? "false-higher" : "true-higher");
        });
    }

    @Test
    void no_contrasting_claim_is_used_twice() {
        assertThat(rows("contrast").stream().flatMap(row -> List.of(text(row, "true"), text(row, "false")).stream()))
                .doesNotHaveDuplicates();
    }

    @Test
    void claims_are_the_text_at_their_offsets_in_order() {
        assertThat(rows("claims")).allSatisfy(row -> {
            String answer = text(row, "answer");
            assertThat(row.get("claims")).isNotEmpty();
            int last = 0;
            for (JsonNode claim : row.get("claims")) {
                int start = claim.get("start").intValue();
                int end = claim.get("end").intValue();
                assertThat(start).isGreaterThanOrEqualTo(last);
                assertThat(answer.substring(start, end)).isEqualTo(text(claim, "text"));
                assertThat(text(claim, "text")).matches("(?s)[\\p{L}\\p{N}`\"“(（].*[^\\s.,;:!?。，；：！？]");
                last = end;
            }
        });
    }

    private static double share(Map<String, Long> counts, String label, List<JsonNode> rows) {
        return (double) counts.get(label) / rows.size();
    }

    private static Map<String, Long> counts(List<JsonNode> rows, String field) {
        return rows.stream().collect(Collectors.groupingBy(row -> text(row, field), Collectors.counting()));
    }

    private static Map<String, Set<String>> splits(List<JsonNode> rows, Function<JsonNode, String> group) {
        return rows.stream()
                .collect(Collectors.groupingBy(
                        group, Collectors.mapping(row -> text(row, "split"), Collectors.toSet())));
    }

    private static String of(JsonNode row, String... fields) {
        return List.of(fields).stream().map(field -> text(row, field)).collect(Collectors.joining(" "));
    }

    /** As the README defines them: runs of letters and digits, and pairs of neighbouring Han characters. */
    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        Matcher runs = WORD.matcher(text.toLowerCase(Locale.ROOT));
        while (runs.find()) {
            String run = runs.group();
            if (run.length() == 1 || !Character.isIdeographic(run.codePointAt(0))) {
                words.add(run);
            } else {
                for (int i = 0; i + 1 < run.length(); i++) {
                    words.add(run.substring(i, i + 2));
                }
            }
        }
        return words;
    }

    private static double shared(Set<String> claim, Set<String> passage) {
        return (double) claim.stream().filter(passage::contains).count() / claim.size();
    }

    private static String text(JsonNode row, String field) {
        return row.required(field).textValue();
    }

    private static List<JsonNode> rows(String set, String language) {
        return rows(set).stream()
                .filter(row -> text(row, "language").equals(language))
                .toList();
    }

    private static List<JsonNode> rows(String set) {
        try (InputStream file = SetsTest.class.getResourceAsStream("/sets/" + set + ".jsonl")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(SetsTest::row)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode row(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException("not JSON: " + line, e);
        }
    }
}
