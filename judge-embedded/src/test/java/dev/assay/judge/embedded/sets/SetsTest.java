package dev.assay.judge.embedded.sets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Slice;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sets keep what their README promises. */
class SetsTest {

    @ParameterizedTest
    @CsvSource({"refusal, 100, answer", "contrast, 60, passage", "claims, 40, answer"})
    void ids_and_texts_are_unique_and_each_language_has_its_size(String set, int atLeast, String text) {
        List<SetRow> rows = SetRow.all(set);

        assertThat(rows).extracting(SetRow::id).doesNotHaveDuplicates();
        assertThat(rows).extracting(row -> row.text(text)).doesNotHaveDuplicates();
        assertThat(rows).allSatisfy(row -> assertThat(row.id()).startsWith(row.language() + "-"));
        assertThat(count(rows, SetRow::language))
                .containsOnlyKeys("en", "zh")
                .allSatisfy((language, size) -> assertThat(size).isGreaterThanOrEqualTo(atLeast));
    }

    @ParameterizedTest
    @ValueSource(strings = {"refusal", "contrast", "claims"})
    void dev_and_test_are_halves_of_either_language(String set) {
        Map<String, Long> halves = count(SetRow.all(set), row -> row.language() + " " + row.split());

        assertThat(halves).containsOnlyKeys("en dev", "en test", "zh dev", "zh test");
        assertThat(halves.get("en dev").doubleValue() / halves.get("en test")).isBetween(0.8, 1.25);
        assertThat(halves.get("zh dev").doubleValue() / halves.get("zh test")).isBetween(0.8, 1.25);
    }

    @ParameterizedTest
    @CsvSource({"refusal, 70", "claims, 30", "contrast, 30"})
    void fresh_rows_stand_apart_from_both_halves(String set, long each) {
        List<SetRow> fresh = SetRow.fresh(set);

        assertThat(count(fresh, row -> row.language() + " " + row.split()))
                .isEqualTo(Map.of("en fresh", each, "zh fresh", each));
        assertThat(fresh.stream().map(SetRow::id))
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(
                        SetRow.all(set).stream().map(SetRow::id).toList());
    }

    @Test
    void a_theme_of_the_refusal_set_stands_in_one_half_only() {
        Map<String, Set<String>> halves = new HashMap<>();
        SetRow.all("refusal")
                .forEach(row -> halves.computeIfAbsent(row.text("theme"), theme -> new HashSet<>())
                        .add(row.split()));

        assertThat(halves).allSatisfy((theme, half) -> assertThat(half).hasSize(1));
    }

    @Test
    void half_of_the_refusal_set_answers_and_most_of_these_only_sound_like_refusals() {
        Map<String, Long> labels = count(SetRow.all("refusal"), row -> row.text("label"));
        List<SetRow> answered = SetRow.all("refusal").stream()
                .filter(row -> row.text("label").equals("answered"))
                .toList();

        assertThat(labels).containsOnlyKeys("refused", "clarified", "answered");
        assertThat(labels.get("answered").doubleValue() / SetRow.all("refusal").size())
                .isBetween(0.4, 0.6);
        assertThat(labels.get("clarified")).isGreaterThanOrEqualTo(50);
        assertThat(answered.stream().filter(row -> !row.text("kind").equals("plain")))
                .hasSizeGreaterThan(answered.size() / 2);
    }

    @Test
    void counting_words_cannot_solve_the_contrast_set() {
        Map<String, Long> groups = count(
                SetRow.all("contrast"),
                row -> row.language() + " " + row.split() + " " + row.text("kind") + " " + row.text("overlap"));

        assertThat(groups).hasSize(2 * 2 * 10 * 2);
        assertThat(Set.copyOf(groups.values())).containsExactly(2L);
        assertThat(SetRow.all("contrast"))
                .allSatisfy(row -> assertThat(row.text("true")).isNotEqualTo(row.text("false")));
    }

    @Test
    void claims_are_ranges_of_their_answers_in_order() {
        for (SetRow row : SetRow.all("claims")) {
            int last = 0;
            for (int i = 0; i < row.claims().size(); i++) {
                Slice claim = row.claims().get(i);
                String text = row.fields().get("claims").get(i).get("text").asText();
                assertThat(claim.of(row.text("answer"))).as(row.id()).isEqualTo(text);
                assertThat(claim.start()).as(row.id()).isGreaterThanOrEqualTo(last);
                assertThat(claim.strip(row.text("answer"))).as(row.id()).isEqualTo(claim);
                last = claim.end();
            }
            assertThat(row.claims()).as(row.id()).isNotEmpty();
        }
    }

    private static Map<String, Long> count(List<SetRow> rows, Function<SetRow, String> by) {
        return rows.stream().collect(Collectors.groupingBy(by, Collectors.counting()));
    }
}
