package dev.assay.core.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The order of causes, pinned by the constructed cases of {@code causes.txt}. */
class CauseOrderTest {

    static List<CaseBook.Entry> entries() throws IOException {
        return CaseBook.entries();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void the_first_cause_that_holds_is_named(CaseBook.Entry entry) {
        assertThat(entry.sick().finding().map(Finding::cause).map(Cause::word).orElse("none"))
                .isEqualTo(entry.expect());
        assertThat(entry.sick().causes().stream().map(Cause::word).skip(1))
                .as("the others that hold")
                .containsExactlyElementsOf(entry.also());
    }

    @ParameterizedTest
    @MethodSource("entries")
    void a_cause_comes_with_evidence_and_advice(CaseBook.Entry entry) {
        if (entry.expect().equals("none")) {
            assertThat(entry.evidence()).isEmpty();
        } else {
            Finding finding = entry.sick().finding().orElseThrow();
            assertThat(entry.evidence()).as("words to look for").isNotEmpty();
            assertThat(finding.evidence()).contains(entry.evidence());
            assertThat(finding.advice()).isNotBlank();
        }
    }

    @ParameterizedTest
    @MethodSource("entries")
    void causes_are_looked_for_in_the_order_in_which_they_are_declared(CaseBook.Entry entry) {
        assertThat(entry.sick().causes()).isSortedAccordingTo(Comparator.naturalOrder());
    }

    @Test
    void every_cause_has_two_cases_and_one_of_them_beats_another_cause() throws IOException {
        Map<String, List<CaseBook.Entry>> byCause =
                entries().stream().collect(Collectors.groupingBy(CaseBook.Entry::expect));

        assertThat(entries()).hasSizeGreaterThanOrEqualTo(40);
        Stream.of(Cause.values())
                .forEach(cause ->
                        assertThat(byCause.get(cause.word())).as(cause.word()).hasSizeGreaterThanOrEqualTo(2));
        Stream.of(Cause.values())
                .filter(cause -> cause.compareTo(Cause.WRONG_CITATION) < 0)
                .forEach(cause -> assertThat(byCause.get(cause.word()))
                        .as(cause.word())
                        .anyMatch(entry -> !entry.also().isEmpty()));
    }
}
