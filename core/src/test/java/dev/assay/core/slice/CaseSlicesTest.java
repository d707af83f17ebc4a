package dev.assay.core.slice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseSlicesTest {

    @Test
    void a_case_is_in_a_slice_of_every_key() {
        Case source = Case.of("q1", "商品破损怎么退款？", new Judgments(List.of()));
        Output output = Output.of(List.of(Retrieved.of("a"), Retrieved.of("b")), Optional.of("上传照片。"));
        assertThat(CaseSlices.of(Traits.of(source, output)))
                .extracting(CaseSlice::toString)
                .containsExactly("answerLength=short", "expectedBehavior=answer", "hits=1-3", "language=zh");
    }

    @Test
    void what_is_not_known_makes_no_slice() {
        Case source = Case.of("q1", "How are damaged goods returned?", new Judgments(List.of()));
        assertThat(CaseSlices.of(Traits.of(source, Output.NOTHING)))
                .extracting(CaseSlice::toString)
                .containsExactly("expectedBehavior=answer", "language=en");
    }

    @Test
    void metadata_wins_over_what_is_computed() {
        assertThat(CaseSlices.of(Traits.of("Where is it?", Map.of("language", "fr", "level", 2.0, "hard", true))))
                .extracting(CaseSlice::toString)
                .containsExactly("expectedBehavior=answer", "hard=true", "language=fr", "level=2");
    }

    @Test
    void a_case_is_in_as_many_slices_of_tags_as_it_has_tags() {
        assertThat(CaseSlices.of(Traits.of("Where is it?", Map.of("tags", "refund, late delivery、退款,"))))
                .filteredOn(slice -> slice.key().equals("tags"))
                .extracting(CaseSlice::value)
                .containsExactly("late delivery", "refund", "退款");
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,1-3", "3,1-3", "4,4-10", "10,4-10", "11,11+", "5000,11+"})
    void hits_are_gathered(int hits, String value) {
        Traits traits = new Traits("q", Map.of(), "answer", Optional.empty(), Optional.empty(), OptionalInt.of(hits));
        assertThat(CaseSlices.of(traits)).contains(new CaseSlice("hits", value));
    }

    @ParameterizedTest
    @CsvSource({"0,none", "1,short", "50,short", "51,medium", "150,medium", "151,long"})
    void answers_are_gathered_by_words_and_by_chinese_characters(int words, String value) {
        for (String word : List.of("it's ", "退", "e-mail, ")) {
            Traits traits = new Traits(
                    "q", Map.of(), "answer", Optional.empty(), Optional.of(word.repeat(words)), OptionalInt.empty());
            assertThat(CaseSlices.of(traits)).contains(new CaseSlice("answerLength", value));
        }
    }
}
