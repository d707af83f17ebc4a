package dev.assay.core.citation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Citation;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CitedAnswerTest {

    private static final List<Retrieved> CONTEXT = List.of(
            Retrieved.of("kb-1", "A"),
            Retrieved.of("kb-2", "B"),
            new Retrieved(
                    "c9",
                    Optional.of("terms.md"),
                    Optional.empty(),
                    Optional.of("C"),
                    OptionalDouble.empty(),
                    Map.of()));

    @Test
    void a_mark_belongs_to_the_sentence_it_stands_in_or_follows() {
        assertThat(marked("Refunds take 5 days [1]. Shipping is free.[2][kb-1] Ask us. [9]"))
                .containsExactly(
                        sentence("Refunds take 5 days.", List.of(1)),
                        sentence("Shipping is free.", List.of(1, 2)),
                        sentence("Ask us.", List.of(), "9"));
    }

    @Test
    void chinese_sentences_need_no_blank() {
        assertThat(marked("退款5天到账[1]，运费自理【2】。会员免运费。[kb-99]"))
                .containsExactly(sentence("退款5天到账，运费自理。", List.of(1, 2)), sentence("会员免运费。", List.of(), "kb-99"));
    }

    @Test
    void a_mark_at_the_start_of_a_line_belongs_to_what_follows() {
        assertThat(marked("First point.\n[2] says the rest."))
                .containsExactly(sentence("First point.", List.of()), sentence("says the rest.", List.of(2)));
        assertThat(marked("[1] says all.")).containsExactly(sentence("says all.", List.of(1)));
        assertThat(marked("All is said.\n[1]")).containsExactly(sentence("All is said.", List.of(1)));
    }

    @Test
    void a_source_named_twice_counts_once_and_a_document_names_its_first_passage() {
        assertThat(marked("It is so [1][kb-1][terms.md][1, 1].")).containsExactly(sentence("It is so.", List.of(1, 3)));
    }

    @Test
    void a_list_of_sources_at_the_end_is_no_part_of_the_answer() {
        assertThat(marked("It is so [1].\n\nSources:\n[1] The policy. 2020.\n[2] More\n"))
                .containsExactly(sentence("It is so.", List.of(1)));
        assertThat(marked("是这样[1]。\n参考资料：\n- [1] 退款政策。")).containsExactly(sentence("是这样。", List.of(1)));
        assertThat(marked("It is so [1].\n[1]: https://a.io")).containsExactly(sentence("It is so.", List.of(1)));
        assertThat(marked("Sources:\nThe policy says so [1]."))
                .extracting(CitingSentence::passages)
                .contains(List.of(1));
    }

    @Test
    void citations_of_the_output_go_before_marks_and_name_ids_first() {
        String answer = "One thing [1]. Another. A third.";
        List<Retrieved> context = List.of(Retrieved.of("2", "A"), Retrieved.of("b", "B"));

        assertThat(CitedAnswer.of(
                        output(
                                answer,
                                List.of(new Citation(0, 9, List.of("2")), new Citation(10, 20, List.of("b", "x")))),
                        context))
                .containsExactly(
                        sentence("One thing.", List.of(1, 2), "x"),
                        sentence("Another.", List.of(2), "x"),
                        sentence("A third.", List.of()));
    }

    @Test
    void no_text_however_odd_throws_or_cites_a_passage_that_is_not_there() {
        Random random = new Random(7);
        List<String> pieces =
                List.of("[1]", "[", "]", "【3】", "。", ". ", "\n", "Sources:\n", "[kb-7]", "word", "字", "`", "(", "-");
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(12); n >= 0; n--) {
                text.append(pieces.get(random.nextInt(pieces.size())));
            }
            assertThat(marked(text.toString())).allSatisfy(sentence -> {
                assertThat(sentence.text()).isNotBlank();
                assertThat(sentence.passages()).isSubsetOf(1, 2, 3);
            });
        }
    }

    private static List<CitingSentence> marked(String answer) {
        return CitedAnswer.of(output(answer, List.of()), CONTEXT);
    }

    private static Output output(String answer, List<Citation> citations) {
        return new Output(
                Optional.of(CONTEXT),
                List.of(),
                Optional.of(answer),
                citations,
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Optional.empty(),
                Optional.empty(),
                1);
    }

    private static CitingSentence sentence(String text, List<Integer> passages, String... unknown) {
        return new CitingSentence(text, passages, List.of(unknown));
    }
}
