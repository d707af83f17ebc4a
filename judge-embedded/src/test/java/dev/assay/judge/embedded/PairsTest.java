package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Minimal pairs: a true claim, and the same with one number, unit, currency, date or negation changed. */
class PairsTest {

    private record Pair(String kind, String passage, String truth, String changed) {}

    @ParameterizedTest
    @CsvSource({"en, 0.80", "zh, 0.80"})
    void a_changed_claim_is_never_supported_and_a_true_one_never_contradicted(String language, double atLeast)
            throws IOException {
        List<Pair> pairs = pairs(language);
        assertThat(pairs).hasSizeGreaterThanOrEqualTo(20);
        int supported = 0;
        try (EmbeddedJudge judge = new EmbeddedJudge()) {
            for (Pair pair : pairs) {
                PassageVerdict changed = verdict(judge, pair.passage, pair.changed);
                assertThat(changed.verdict()).as("%s %s", pair.changed, changed).isNotEqualTo(Verdict.SUPPORTED);
                PassageVerdict truth = verdict(judge, pair.passage, pair.truth);
                assertThat(truth.verdict()).as("%s %s", pair.truth, truth).isNotEqualTo(Verdict.CONTRADICTED);
                assertThat(truth.probability().orElseThrow())
                        .as(pair.truth)
                        .isGreaterThan(changed.probability().orElseThrow());
                supported += truth.verdict() == Verdict.SUPPORTED ? 1 : 0;
            }
        }
        assertThat((double) supported / pairs.size())
                .as("share of true claims that are supported")
                .isGreaterThanOrEqualTo(atLeast);
    }

    @ParameterizedTest
    @CsvSource({"en", "zh"})
    void what_a_passage_says_word_for_word_is_supported(String language) throws IOException {
        try (EmbeddedJudge judge = new EmbeddedJudge()) {
            for (Pair pair : pairs(language)) {
                for (String claim : Ask.split(judge, pair.passage)) {
                    PassageVerdict verdict = verdict(judge, pair.passage, claim);
                    assertThat(verdict.verdict()).as("%s %s", claim, verdict).isEqualTo(Verdict.SUPPORTED);
                    assertThat(pair.passage)
                            .contains(verdict.quote().orElseThrow().text());
                }
            }
        }
    }

    private static PassageVerdict verdict(EmbeddedJudge judge, String passage, String claim) {
        JudgeReply reply = judge.ask(
                new JudgeRequest.CheckClaims("", List.of(new Claim(1, claim, 0, claim.length())), List.of(passage)));
        return ((JudgeReply.Verdicts) reply).verdicts().get(0);
    }

    private static List<Pair> pairs(String language) throws IOException {
        try (InputStream in = PairsTest.class.getResourceAsStream("pairs-" + language + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line ->
                            Arrays.stream(line.split("\\|")).map(String::strip).toList())
                    .map(part -> new Pair(part.get(0), part.get(1), part.get(2), part.get(3)))
                    .toList();
        }
    }
}
