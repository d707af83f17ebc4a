package dev.assay.core.slice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SliceIndexTest {

    private final SliceIndex index = new SliceIndex();

    @BeforeEach
    void two_cases() {
        index.add(List.of(new CaseSlice("language", "zh"), new CaseSlice("answerLength", "long")));
        index.add(List.of(new CaseSlice("language", "en"), new CaseSlice("answerLength", "short")));
        index.add(List.of(new CaseSlice("language", "en")));
    }

    @Test
    void slices_are_counted_and_stand_in_their_order() {
        assertThat(index.keys()).containsExactly("answerLength", "language");
        assertThat(index.slices("answerLength"))
                .containsExactly(new CaseSlice("answerLength", "short"), new CaseSlice("answerLength", "long"));
        assertThat(index.cases(new CaseSlice("language", "en"))).isEqualTo(2);
        assertThat(index.cases(new CaseSlice("language", "fr"))).isZero();
        assertThat(index.slices("topic")).isEmpty();
    }

    @Test
    void what_is_there_is_not_missing() {
        assertThat(index.missing(new CaseSlice("language", "zh"))).isEmpty();
        assertThat(index.missingKey("language")).isEmpty();
    }

    @Test
    void a_mistyped_key_is_told_with_the_near_one() {
        assertThat(index.missing(new CaseSlice("langauge", "zh")))
                .contains("no case has the slice key `langauge`: did you mean `language`?");
        assertThat(index.missingKey("topic"))
                .contains("no case has the slice key `topic`; the keys are answerLength, language");
    }

    @Test
    void a_mistyped_value_is_told_with_the_near_one_or_with_all() {
        assertThat(index.missing(new CaseSlice("answerLength", "shrot")))
                .contains("no case is in the slice `answerLength=shrot`: did you mean `short`?");
        assertThat(index.missing(new CaseSlice("language", "french")))
                .contains("no case is in the slice `language=french`; the values of `language` are en, zh");
    }
}
