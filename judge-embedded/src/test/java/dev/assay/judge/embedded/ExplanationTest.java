package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Claim;
import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Span;
import dev.assay.core.data.Verdict;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a verdict shows of the words it rests on. */
class ExplanationTest {

    private static final String REFUNDS =
            "Our shop is in Bonn. Items can be returned within 30 days of delivery. The buyer pays the postage.";

    private static EmbeddedJudge judge;

    @BeforeAll
    static void start() {
        judge = new EmbeddedJudge();
    }

    @AfterAll
    static void stop() {
        judge.close();
    }

    @Test
    void a_clash_is_shown_in_the_claim_and_in_the_sentence_that_rules_it_out() {
        String claim = "Items can be returned within 14 days of delivery.";
        PassageVerdict verdict = one(claim, REFUNDS);
        assertThat(verdict.verdict()).isEqualTo(Verdict.CONTRADICTED);
        Explanation explanation = verdict.explanation().orElseThrow();
        assertThat(explanation.evidence().text()).isEqualTo("Items can be returned within 30 days of delivery.");
        Explanation.Clash clash = explanation.clash().orElseThrow();
        assertThat(clash.kind()).isEqualTo("number");
        assertThat(cut(claim, clash.claim())).contains("14");
        assertThat(cut(explanation.evidence().text(), clash.evidence())).contains("30");
        assertThat(words(claim, explanation.unmatched())).containsExactly("14");
    }

    @Test
    void a_clash_cuts_no_word() {
        Explanation explanation = one(
                        "Gift cards can be returned for cash.", "Gift cards cannot be returned or exchanged for cash.")
                .explanation()
                .orElseThrow();
        assertThat(cut(
                        explanation.evidence().text(),
                        explanation.clash().orElseThrow().evidence()))
                .isEqualTo("cannot be returned or exchanged");
    }

    @Test
    void the_evidence_stands_where_it_says_and_holds_the_words() {
        String claim = "The buyer pays the postage.";
        Explanation explanation = one(claim, REFUNDS).explanation().orElseThrow();
        PassageVerdict.Quote evidence = explanation.evidence();
        assertThat(REFUNDS.substring(evidence.start(), evidence.end()))
                .isEqualTo(evidence.text())
                .isEqualTo(claim);
        assertThat(words(evidence.text(), explanation.evidenceMatched())).containsExactly("buyer pays the postage");
        assertThat(explanation.unmatched()).isEmpty();
        assertThat(explanation.clash()).isEmpty();
    }

    @Test
    void a_number_written_in_other_words_matches() {
        String claim = "Items can be returned within thirty days of delivery.";
        Explanation explanation = one(claim, REFUNDS).explanation().orElseThrow();
        assertThat(explanation.unmatched()).isEmpty();
    }

    @Test
    void chinese_words_match_as_words() {
        String passage = "本店位于上海。商品签收后7天内可以申请退货。运费由买家承担。";
        String claim = "商品签收后15天内可以申请退货。";
        PassageVerdict verdict = one(claim, passage);
        assertThat(verdict.verdict()).isEqualTo(Verdict.CONTRADICTED);
        Explanation explanation = verdict.explanation().orElseThrow();
        assertThat(explanation.evidence().text()).isEqualTo("商品签收后7天内可以申请退货。");
        assertThat(words(claim, explanation.unmatched())).containsExactly("15");
        assertThat(words(claim, explanation.matched())).contains("商品签收后", "天内可以申请退货");
        assertThat(cut(claim, explanation.clash().orElseThrow().claim())).contains("15");
    }

    @Test
    void where_no_passage_decides_the_nearest_is_shown_and_the_others_are_not() {
        List<PassageVerdict> verdicts = Ask.verdicts(
                judge,
                Ask.claims("Violins from Cremona are repaired in a shop by three old masters."),
                "Our shop is in Bonn.",
                "The weather was mild in spring.");
        assertThat(verdicts).extracting(PassageVerdict::verdict).containsOnly(Verdict.NOT_STATED);
        assertThat(verdicts.get(0).explanation()).isPresent();
        assertThat(verdicts.get(1).explanation()).isEmpty();
    }

    @Test
    void texts_without_a_common_word_are_not_explained() {
        assertThat(one("Quartz melts.", "Our shop is in Bonn.").explanation()).isEmpty();
        assertThat(one("😀", "Our shop is in Bonn.").explanation()).isEmpty();
    }

    @Test
    void the_verdict_of_a_reference_is_explained_too() {
        Claim claim = Ask.claims("The buyer pays 5 euros.").get(0);
        JudgeReply reply = judge.ask(new JudgeRequest.CheckClaims(
                "", List.of(claim), List.of(REFUNDS), Optional.of("The buyer pays 7 euros.")));
        Explanation explanation =
                ((JudgeReply.Verdicts) reply).other().get(0).explanation().orElseThrow();
        assertThat(explanation.evidence().text()).isEqualTo("The buyer pays 7 euros.");
        assertThat(cut(claim.text(), explanation.clash().orElseThrow().claim())).contains("5");
    }

    private static PassageVerdict one(String claim, String passage) {
        return Ask.verdicts(judge, Ask.claims(claim), passage).get(0);
    }

    private static List<String> words(String text, List<Span> spans) {
        return spans.stream().map(span -> cut(text, span)).toList();
    }

    private static String cut(String text, Span span) {
        return text.substring(span.start(), span.end());
    }
}
