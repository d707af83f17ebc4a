package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Claim;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How the page shows which words a verdict rests on. */
class HtmlExplanationTest {

    @Test
    void a_claim_shows_what_is_lacking_and_what_clashes_and_the_evidence_what_is_shared() throws IOException {
        assertThat(HtmlReportTest.written(Language.EN, Fixture.input()))
                .contains(
                        "A transfer <mark class=\"lacking\" title=\"not in the evidence\">costs"
                                + "<span class=\"spoken\"> (not in the evidence)</span></mark> "
                                + "<mark class=\"clash\" title=\"clashing\">5 euros"
                                + "<span class=\"spoken\"> (clashing)</span></mark>.",
                        "<span class=\"quiet\">passage 1</span> <q dir=\"auto\">"
                                + "<mark class=\"shared\" title=\"in the claim too\">Transfers<span class=\"spoken\"></span></mark>"
                                + " within the country are <mark class=\"clash\"",
                        "number: the claim says “5 euros”, the evidence “free of charge”",
                        "<p class=\"legend\">");
    }

    @Test
    void the_page_in_chinese_says_it_in_chinese() throws IOException {
        assertThat(HtmlReportTest.written(Language.ZH, Fixture.input()))
                .contains(
                        "并且<mark class=\"lacking\" title=\"依据中没有\">保证24小时<span class=\"spoken\">（依据中没有）</span></mark>内"
                                + "<mark class=\"lacking\"",
                        "数字：论断称“5 euros”，依据为“free of charge”");
    }

    @Test
    void what_the_clash_says_is_not_said_twice() throws IOException {
        String page = HtmlReportTest.written(Language.EN, Fixture.input());
        assertThat(page).doesNotContain("the amounts differ");
    }

    @Test
    void a_claim_without_an_explanation_is_plain_and_without_any_there_is_no_legend() throws IOException {
        ReportInput all = Fixture.input();
        ReportInput unexplained = new ReportInput(
                all.run(), all.definitions(), all.cases().subList(0, 2), 0, all.gate(), all.runFolder());
        assertThat(HtmlReportTest.written(Language.EN, unexplained))
                .contains("Orders can be cancelled from the order page.</span></p>")
                .doesNotContain("class=\"legend\"", "<mark class=\"lacking\"");
    }

    @Test
    void where_only_the_other_text_was_asked_its_words_are_shown_once() throws IOException {
        TextVerdict says = new TextVerdict(
                1,
                Verdict.CONTRADICTED,
                Optional.of("It takes 14 days."),
                "the numbers differ",
                Optional.of(Explained.of("It [takes] <30 days>.", "It [takes] <14 days>.", 0)));
        CaseResult one = FixtureCases.contradicted();
        JudgedClaim claim = new JudgedClaim(
                new Claim(1, "It takes 30 days.", 0, 17), Verdict.NOT_STATED, List.of(), Optional.of(says));
        CaseResult result = new CaseResult(
                one.source(),
                one.cluster(),
                one.output(),
                one.context(),
                one.scores(),
                one.answerKind(),
                List.of(),
                List.of(claim),
                one.finding(),
                one.notes());
        ReportInput all = Fixture.input();
        ReportInput input =
                new ReportInput(all.run(), all.definitions(), List.of(result), 0, all.gate(), all.runFolder());
        assertThat(HtmlReportTest.written(Language.EN, input))
                .contains("<span class=\"quiet\">answer</span> <q dir=\"auto\">It <mark class=\"shared\"")
                .doesNotContain("It takes 14 days.", "the numbers differ");
    }
}
