package dev.assay.core.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FilterTest {

    private static final Passage PASSAGE = new Passage(
            "p1",
            "d1",
            Optional.empty(),
            Optional.of("Leave"),
            "text",
            Map.of("language", "zh", "year", 2024L),
            List.of("hr"));

    private static Filter of(String attribute, String... values) {
        return Filter.of(Map.of(attribute, List.of(values)));
    }

    @Test
    void one_of_the_values_will_do_and_numbers_count_as_they_are_written() {
        assertThat(of("language", "en", "zh").passes(PASSAGE)).contains(true);
        assertThat(of("year", "2024").passes(PASSAGE)).contains(true);
        assertThat(of("year", "2025").passes(PASSAGE)).contains(false);
        assertThat(of("year", "2025").barrier(PASSAGE)).contains("year");
    }

    @Test
    void id_document_title_and_acl_are_attributes_too() {
        Passage open = new Passage("o", "o", Optional.empty(), Optional.empty(), "open", Map.of(), List.of());

        assertThat(of("id", "p1").passes(PASSAGE)).contains(true);
        assertThat(of("document", "d2").passes(PASSAGE)).contains(false);
        assertThat(of("title", "Leave").passes(PASSAGE)).contains(true);
        assertThat(of("acl", "bob").passes(PASSAGE)).contains(false);
        assertThat(of("acl", "bob").passes(open)).contains(true);
    }

    @Test
    void an_attribute_that_the_passage_lacks_bars_it() {
        assertThat(of("department", "it").passes(PASSAGE)).contains(false);
    }

    @Test
    void of_mere_words_nothing_is_known() {
        assertThat(Filter.of("lang == 'zh'").passes(PASSAGE)).isEmpty();
        assertThat(Filter.of("lang == 'zh'").text()).isEqualTo("lang == 'zh'");
    }

    @Test
    void it_is_written_as_people_read_it() {
        Map<String, List<String>> wanted = new LinkedHashMap<>();
        wanted.put("language", List.of("zh"));
        wanted.put("year", List.of("2024", "2025"));

        assertThat(Filter.of(wanted).text()).isEqualTo("language=zh, year=2024|2025");
    }
}
