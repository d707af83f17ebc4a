package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearNamesTest {

    private static final List<String> FIELDS = List.of("relevant", "reference", "retrieved", "review", "id");

    @Test
    void a_slip_of_the_finger_is_understood() {
        assertThat(NearNames.of("relevent", FIELDS)).containsExactly("relevant");
        assertThat(NearNames.of("Retreived", FIELDS)).containsExactly("retrieved");
        assertThat(NearNames.hint("relevent", FIELDS)).isEqualTo(": did you mean `relevant`?");
    }

    @Test
    void a_name_far_from_all_gets_no_hint() {
        assertThat(NearNames.of("temperature", FIELDS)).isEmpty();
        assertThat(NearNames.hint("temperature", FIELDS)).isEmpty();
        assertThat(NearNames.of("x", List.of("recall"))).isEmpty();
    }

    @Test
    void three_at_most_the_nearest_first() {
        assertThat(NearNames.of("abcdef", List.of("abcdxx", "abcdeg", "abcdfe", "axcdef", "abcde")))
                .containsExactly("abcde", "abcdeg", "abcdfe");
        assertThat(NearNames.hint("ab", List.of("ac", "ad"))).isEqualTo(": did you mean `ac` or `ad`?");
    }

    @ParameterizedTest
    @CsvSource({
        "abc, abc, 0",
        "abc, acb, 1",
        "abc, ab, 1",
        "abc, abcd, 1",
        "abc, xbc, 1",
        "kitten, sitting, 3",
        "'', abc, 3",
        "ca, abc, 3"
    })
    void a_swap_of_neighbours_is_one_edit(String a, String b, int edits) {
        assertThat(NearNames.distance(a, b)).isEqualTo(edits);
        assertThat(NearNames.distance(b, a)).isEqualTo(edits);
    }
}
