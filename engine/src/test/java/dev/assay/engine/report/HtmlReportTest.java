package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HtmlReportTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void it_shows_every_case_claim_quote_and_advice(Language language) throws IOException {
        String page = written(language, Fixture.input());
        assertThat(page)
                .contains("退款多久能到账？", "并且保证24小时内到账", "free of charge", "Have the answer quote the passage")
                .contains(
                        "0.625", "[0.250, 0.875]", "no reply within 30 s, 3 tries", "faithfulness is below 0.9: 0.625")
                .contains(Terms.verdict(dev.assay.core.data.Verdict.CONTRADICTED, new Wording(language)));
        assertThat(page.split("<details class=\"case\">", -1)).hasSize(7);
    }

    @Test
    void it_speaks_the_language_it_says_it_speaks() throws IOException {
        assertThat(written(Language.ZH, Fixture.input())).contains("<html lang=\"zh-CN\">", "本次运行不能说明的");
        assertThat(written(Language.EN, Fixture.input()))
                .contains("<html lang=\"en\">", "what this run cannot tell")
                .doesNotContain("本次运行不能说明的");
    }

    @Test
    void it_fetches_nothing_and_forbids_itself_to() throws IOException {
        String page = written(Language.EN, Fixture.input());
        assertThat(page)
                .contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:");
        assertThat(Pattern.compile("(src|href)=\"(?!#|data:)|@import|url\\(")
                        .matcher(page)
                        .find())
                .isFalse();
    }

    @Test
    void markup_from_outside_opens_no_tag_and_leaves_no_attribute() throws IOException {
        String page = written(Language.EN, Hostile.input(Hostile.MARKUP));
        assertThat(page).contains("&lt;img src=x onerror=").doesNotContain("<img", "window.owned=1\">");
        assertThat(page.split("<script>", -1)).hasSize(2);
        assertThat(page.split("</style>", -1)).hasSize(2);
        // Within attributes a quote mark is what counts.
        assertThat(Pattern.compile("=\"[^\"]*onerror=\"").matcher(page).find()).isFalse();
    }

    @Test
    void cases_left_out_are_told() throws IOException {
        ReportInput all = Fixture.input();
        ReportInput some = new ReportInput(
                all.run(), all.definitions(), all.cases().subList(0, 2), 4, all.gate(), all.runFolder());
        assertThat(written(Language.EN, some)).contains("Cases not shown here: 4.");
        assertThat(written(Language.EN, all)).doesNotContain("Cases not shown here");
    }

    @Test
    void a_run_without_metrics_cases_or_rules_is_still_a_page() throws IOException {
        ReportInput all = Fixture.input();
        dev.assay.core.run.Run bare = new dev.assay.core.run.Run(
                Fixture.provenance(),
                java.util.Map.of(),
                0,
                0,
                java.util.Map.of(),
                java.util.Optional.empty(),
                List.of());
        ReportInput empty =
                new ReportInput(bare, java.util.Map.of(), List.of(), 0, java.util.Optional.empty(), all.runFolder());
        assertThat(written(Language.EN, empty))
                .contains("No metric was asked for.", "No case has a value")
                .doesNotContain("id=\"gate\"", "NaN");
    }

    @Test
    void a_full_disk_is_an_io_exception() {
        Writer full = new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("no space left on device");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Assertions.assertThatThrownBy(() -> new HtmlReport(Language.EN).write(Fixture.input(), full))
                .isInstanceOf(IOException.class)
                .hasMessage("no space left on device");
    }

    static String written(Language language, ReportInput input) throws IOException {
        StringWriter text = new StringWriter();
        new HtmlReport(language).write(input, text);
        return text.toString();
    }
}
