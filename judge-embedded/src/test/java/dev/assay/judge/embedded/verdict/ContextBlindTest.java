package dev.assay.judge.embedded.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContextBlindTest {

    private static List<Row> rows(String supported, String other) {
        return IntStream.range(0, 60)
                .mapToObj(i -> new Row(
                        "r" + i, "made", "train", i % 2 == 0 ? supported : other, List.of("A context."), i % 2 == 0))
                .toList();
    }

    @Test
    void labels_that_a_word_of_the_claim_gives_away_are_guessed() {
        ContextBlind blind = ContextBlind.of(rows("The harbour opens early.", "The harbour allegedly opens early."));
        assertThat(blind.score("The market opens early.")).isGreaterThan(0.7);
        assertThat(blind.score("The market allegedly opens early.")).isLessThan(0.3);
    }

    @Test
    void labels_that_only_the_context_tells_are_not() {
        ContextBlind blind = ContextBlind.of(rows("The harbour opens early.", "The harbour opens early."));
        assertThat(blind.score("The harbour opens early.")).isBetween(0.49, 0.51);
    }
}
