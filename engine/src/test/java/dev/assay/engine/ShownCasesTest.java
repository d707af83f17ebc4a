package dev.assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.RepeatedCase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which cases a report shows in full. */
class ShownCasesTest {

    private static CaseResult result(int number, double score, int answers) {
        Case source = new Case(
                "q" + number,
                "What?",
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of());
        return RepeatedCase.of(IntStream.rangeClosed(1, answers)
                .mapToObj(repeat -> new CaseResult(
                        source,
                        "c",
                        Output.of(List.of(), Optional.of("yes")).withRepeat(repeat),
                        List.of(),
                        Map.of("m", Score.of(score)),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of()))
                .toList());
    }

    private static ShownCases shown(int cases, int answers) {
        ShownCases shown = new ShownCases();
        for (int i = 0; i < cases; i++) {
            shown.add(result(i, i % 2, answers));
        }
        return shown;
    }

    @Test
    void the_worst_thousand_are_shown_in_their_order() {
        ShownCases shown = shown(1500, 1);
        assertThat(shown.omitted()).isEqualTo(500);
        assertThat(shown.inOrder()).hasSize(1000);
        assertThat(shown.inOrder().get(1).source().id()).isEqualTo("q1");
        assertThat(shown.inOrder().get(999).source().id()).isEqualTo("q1498");
    }

    @Test
    void each_of_several_answers_takes_the_place_of_a_case() {
        ShownCases shown = shown(12, 100);
        assertThat(shown.inOrder()).hasSize(10);
        assertThat(shown.omitted()).isEqualTo(2);
        assertThat(shown.inOrder().get(9).source().id()).isEqualTo("q10");
    }
}
