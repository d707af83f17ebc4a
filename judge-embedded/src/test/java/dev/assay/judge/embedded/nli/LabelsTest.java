package dev.assay.judge.embedded.nli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.judge.embedded.encode.UnsuitableModel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What logits mean, and how a model's word and another probability become one. */
class LabelsTest {

    @ParameterizedTest
    @CsvSource({
        "ENTAILMENT neutral Contradiction, .665, .090",
        "contradiction neutral entailment, .090, .665",
        "entailment not_entailment, .731, 0",
        "not-entailment entailment, .269, 0",
    })
    void each_logit_is_read_as_its_label_says(String names, double entailment, double contradiction) {
        List<String> labels = List.of(names.split(" "));
        float[] logits = labels.size() == 2 ? new float[] {2, 1} : new float[] {2, 1, 0};
        Inference said = Labels.named(labels).read(logits);
        assertThat(said.entailment()).isCloseTo(entailment, within(5e-4));
        assertThat(said.contradiction()).isCloseTo(contradiction, within(5e-4));
    }

    @ParameterizedTest
    @CsvSource({"LABEL_0 LABEL_1", "entailment entailment neutral", "entailment", "entailment neutral positive"})
    void other_labels_are_refused(String names) {
        assertThatThrownBy(() -> Labels.named(List.of(names.split(" "))))
                .isInstanceOf(UnsuitableModel.class)
                .hasMessageContaining("allowed is [entailment");
    }

    @Test
    void very_large_logits_are_no_overflow() {
        Inference said = Labels.named(List.of("entailment", "not_entailment")).read(new float[] {9000, -9000});
        assertThat(said.entailment()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({".5, .5, .5", ".9, .1, .5", ".8, .5, .667", "1, .5, .969", "0, .5, .031", "1, 0, .5"})
    void two_probabilities_meet_at_the_mean_of_their_log_odds(double entailment, double other, double together) {
        assertThat(new Inference(entailment, 0).with(other)).isCloseTo(together, within(5e-4));
    }

    @Test
    void who_stands_at_both_cuts_stands_at_the_cut_of_both() {
        assertThat(new Inference(.5, 0).with(.39)).isCloseTo(Inference.cut(.39), within(1e-12));
    }
}
