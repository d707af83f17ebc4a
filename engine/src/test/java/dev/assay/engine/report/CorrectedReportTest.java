package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.calibration.CorrectedShare;
import dev.assay.core.calibration.SideBySide;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The judge's number beside what its certificate corrects it to. */
class CorrectedReportTest {

    private static final CorrectedShare ENGLISH = new CorrectedShare(
            "en",
            Fixture.estimate(0.816, 0.758, 0.862, 212, 0, 0, "Wilson 95 %"),
            Answer.of(new Measured(
                    0.88, Optional.of(new Interval(0.771, 0.994, 0.95)), 212, "Rogan-Gladen, Lang-Reiczigel 95 %")));
    private static final CorrectedShare CHINESE = new CorrectedShare(
            "zh",
            Fixture.estimate(0.5, 0.3, 0.7, 20, 0, 0, "Wilson 95 %"),
            Answer.undefined("the rates add up to no more than 1 & <nothing> is known"));

    private static ReportInput input(List<CorrectedShare> shares, List<LabelledMetric> people) {
        ReportInput all = Fixture.input();
        return new ReportInput(
                all.run(),
                all.definitions(),
                all.cases(),
                0,
                all.gate(),
                all.triage(),
                all.leaks(),
                all.runFolder(),
                shares,
                people,
                List.of(),
                dev.assay.core.slice.search.SliceSearch.NONE);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void the_page_shows_the_judge_alone_and_corrected_by_language(Language language) throws IOException {
        Wording in = new Wording(language);
        String page = HtmlReportTest.written(language, input(List.of(ENGLISH, CHINESE), List.of()));

        assertThat(page)
                .contains("<h2 id=\"corrected-head\">"
                        + in.pick("corrected by the judge's certificate</h2>", "按评判器证书校正</h2>"))
                .contains(in.pick("the correction holds where", "校正才成立"))
                .containsSubsequence(
                        in.pick("supported claims, en", "有依据的论断，en"),
                        "0.816",
                        "[0.758, 0.862]",
                        "212",
                        "Wilson 95 %",
                        "Rogan-Gladen, en",
                        "0.880",
                        "[0.771, 0.994]",
                        "Lang-Reiczigel")
                .containsSubsequence(
                        "Rogan-Gladen, zh", "-", "add up to no more than 1 &amp; &lt;nothing&gt; is known");
    }

    @Test
    void without_certificate_and_labels_there_are_no_such_sections() throws IOException {
        assertThat(HtmlReportTest.written(Language.EN, Fixture.input()))
                .doesNotContain("corrected-head", "people-head");
    }

    private static final SideBySide SIDES = SideBySide.of(
            new double[] {1, 0, 1, 1, 0}, new double[] {1, 0, 1, 0, 1}, new double[] {1, 1, 1, 0, 1, 1, 0, 1}, 1, 0.95);
    private static final List<LabelledMetric> LABELLED =
            List.of(new LabelledMetric("faithfulness", SIDES), new LabelledMetric("rubric(file=<b>|x)", SIDES));

    @ParameterizedTest
    @EnumSource(Language.class)
    void the_page_shows_people_beside_the_judge_for_each_metric_they_labelled(Language language) throws IOException {
        Wording in = new Wording(language);
        String page = HtmlReportTest.written(language, input(List.of(), LABELLED));

        assertThat(page)
                .contains("<h2 id=\"people-head\">" + in.pick("judge, people, and corrected</h2>", "评判、人工与校正</h2>"))
                .containsSubsequence(
                        ">faithfulness</th>",
                        in.pick("judge only", "仅评判"),
                        "0.692",
                        "<td class=\"number\">13</td>",
                        in.pick("people only", "仅人工"),
                        "0.600",
                        "<td class=\"number\">5</td>",
                        "Rogan-Gladen",
                        "PPI++",
                        in.pick("PPI++ for few labels", "PPI++（标注较少）"),
                        in.pick("5 labelled cases are a random part of all 13", "5 个有标注的用例是全部 13 个用例的随机样本"),
                        "rubric(file=&lt;b&gt;|x)</th>")
                .doesNotContain("NaN", "corrected-head");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void markdown_shows_the_same_in_tables_of_five_cells(Language language) throws IOException {
        StringBuilder page = new StringBuilder();
        new MarkdownReport(language).write(input(List.of(ENGLISH), LABELLED), page);

        Wording in = new Wording(language);
        assertThat(page.toString())
                .contains(in.pick("### Corrected by the judge's certificate", "### 按评判器证书校正"))
                .contains("| Rogan-Gladen, en | 0.880 | [0.771, 0.994] | 212 | Rogan-Gladen, Lang-Reiczigel 95 % |")
                .contains(in.pick("### Judge, people, and corrected", "### 评判、人工与校正"))
                .contains("| " + in.pick("people only", "仅人工") + " | 0.600 | [")
                .contains("| rubric(file=&lt;b&gt;\\|x) | ");
    }
}
