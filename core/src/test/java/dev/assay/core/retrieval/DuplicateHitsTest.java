package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chunks that come back twice, and lists shorter than the labels: traps seen in other tools. */
class DuplicateHitsTest {

    private static final List<String> CASES = Resources.lines("/cases/15-duplicate-hits-ndcg/input.jsonl");

    @ParameterizedTest
    @CsvSource({
        "1, recall@3, 0.5",
        "1, ndcg@3, 0.613147",
        "1, precision@3, 0.333333",
        "1, rr@3, 1",
        "2, recall@3, 0.333333",
        "2, ndcg@3, 0.469279",
        "2, ap@3, 0.333333",
        "3, recall@2, 1",
        "3, ndcg@2, 1",
        "4, ndcg@3, 0.693426",
        "4, ap@3, 0.583333",
        "4, contextPrecision@3, 0.583333"
    })
    void the_values_are_those_that_must_come_out(int number, String metric, double expected) {
        JudgedRanking ranking = JudgedRanking.of(labels(number), ranked(number));
        assertThat(Picture.metric(metric).score(ranking).number().orElseThrow()).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void two_repeated_hits_are_counted_in_all() {
        assertThat(ranked(1).repeated()
                        + ranked(2).repeated()
                        + ranked(3).repeated()
                        + ranked(4).repeated())
                .isEqualTo(2);
    }

    private static Judgments labels(int number) {
        return Judgments.ofItems(words(number, "\"relevant\": \\[(.*?)]", "\"(\\w+)\""));
    }

    private static Ranking ranked(int number) {
        return Ranking.ofIds(words(number, "\"retrieved\": \\[(.*?)]", "\"id\": \"(\\w+)\""));
    }

    private static String[] words(int number, String list, String word) {
        String inner = Pattern.compile(list)
                .matcher(CASES.get(number - 1))
                .results()
                .map(match -> match.group(1))
                .findFirst()
                .orElseThrow();
        return Pattern.compile(word)
                .matcher(inner)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toArray(String[]::new);
    }
}
