package dev.assay.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CitationDanglingTest {

    @Test
    void unknown_passages_over_all_citations() {
        assertThat(score("One [1][2]. Two [1]. Three. Four [9].", "a", "b")).isEqualTo(Score.of(0.25));
        assertThat(score("One [1]. Two [2].", "a", "b")).isEqualTo(Score.of(0));
        assertThat(score("一[1]。二【2】。")).isEqualTo(Score.of(1));
    }

    @Test
    void without_a_citation_or_a_statement_it_is_undefined() {
        assertThat(score("Refunds take five days.", "a")).isEqualTo(new Score.Undefined("the answer cites nothing"));
        assertThat(score("Sorry, I cannot find that [1].", "a")).isInstanceOf(Score.Undefined.class);
        assertThat(score(" ", "a")).isInstanceOf(Score.Undefined.class);
        assertThat(new CitationDangling()
                        .score(Answers.expecting(ExpectedBehavior.ANSWER, Optional.empty()), Output.NOTHING, List.of()))
                .isEqualTo(new Score.Undefined("no retrieval recorded"));
    }

    @Test
    void its_name_parses_back() {
        assertThat(Answers.catalog().parse("citationdangling")).isEqualTo(new CitationDangling());
    }

    private static Score score(String answer, String... passages) {
        List<Retrieved> context = List.of(passages).stream()
                .map(text -> Retrieved.of("id-" + text, text))
                .toList();
        return new CitationDangling()
                .score(
                        Answers.expecting(ExpectedBehavior.ANSWER, Optional.empty()),
                        Output.of(context, Optional.of(answer)),
                        context);
    }
}
