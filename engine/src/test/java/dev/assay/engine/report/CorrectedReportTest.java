package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.calibration.CorrectedShare;
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

    private static ReportInput input(CorrectedShare... shares) {
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
                List.of(shares));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void the_page_shows_the_judge_alone_and_corrected_by_language(Language language) throws IOException {
        Wording in = new Wording(language);
        String page = HtmlReportTest.written(language, input(ENGLISH, CHINESE));

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
    void without_a_certificate_that_speaks_there_is_no_such_section() throws IOException {
        assertThat(HtmlReportTest.written(Language.EN, input())).doesNotContain("corrected-head");
    }
}
