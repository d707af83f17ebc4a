package dev.assay.dataset.similar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.dataset.similar.Copied.Copy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CopiedTest {

    @Test
    void a_question_that_stands_in_a_passage_is_found_with_its_words() {
        List<Copy> copies = Copied.find(
                List.of(
                        "How do I cancel a subscription before the month ends?",
                        "What of refunds?",
                        "What is said of “the refund is paid within five working days”?"),
                List.of(
                        "Nothing of the kind stands in this text, whatever is asked.",
                        "FAQ. Q: How do I  cancel a subscription,\nbefore the month ends? A: …",
                        "By law THE REFUND is paid within five working days."));

        assertThat(copies).hasSize(1);
        assertThat(copies.get(0))
                .isEqualTo(new Copy(0, 1, "How do I cancel a subscription before the month ends", 1.0));
    }

    @Test
    void most_of_a_question_is_enough_and_less_is_not() {
        String passage = "The refund is paid within five working days after the parcel arrives at the warehouse.";

        assertThat(Copied.find(
                        "Is it true that the refund is paid within five working days after the parcel arrives?",
                        List.of(passage)))
                .hasValueSatisfying(copy -> {
                    assertThat(copy.quote())
                            .isEqualTo("the refund is paid within five working days after the parcel arrives");
                    assertThat(copy.share()).isEqualTo(12.0 / 16);
                });
        assertThat(Copied.find(
                        "Who of all the people here can tell me whether the refund is paid within five days?",
                        List.of(passage)))
                .isEmpty();
    }

    @Test
    void a_chinese_character_counts_half_a_word() {
        String passage = "根据公司规定，员工在试用期内每月可以享受一天带薪年假。";

        assertThat(Copied.find("员工在试用期内每月可以享受一天带薪年假吗？", List.of(passage)))
                .hasValueSatisfying(copy -> assertThat(copy.quote()).isEqualTo("员工在试用期内每月可以享受一天带薪年假"));
        assertThat(Copied.find("试用期内有带薪年假吗？", List.of(passage))).isEmpty();
    }

    @Test
    void a_run_of_a_template_is_not_looked_up_but_what_the_question_adds_is() {
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            questions.add("What is the name of the person in charge of unit " + i + "?");
        }

        List<Copy> copies =
                Copied.find(questions, List.of("What is the name of the person in charge of unit 7? Ann Lee."));

        assertThat(copies).extracting(Copy::question).containsExactly(7);
        assertThat(copies.get(0).share()).isEqualTo(1);
    }
}
