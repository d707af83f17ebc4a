package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class JUnitReportTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void it_reads_as_the_golden_file(Language language) throws IOException {
        Golden.check("junit-" + language.code() + ".xml", written(language, Fixture.input()));
    }

    @Test
    void a_low_score_is_no_failure_but_a_judge_that_is_down_is_an_error() throws Exception {
        Document report = parsed(written(Language.EN, Fixture.input()));
        Element cases = suite(report, 1);
        assertThat(cases.getAttribute("tests")).isEqualTo("6");
        assertThat(cases.getAttribute("failures")).isEqualTo("0");
        assertThat(cases.getAttribute("errors")).isEqualTo("1");
        assertThat(cases.getAttribute("skipped")).isEqualTo("1");
        assertThat(cases.getElementsByTagName("error").getLength()).isEqualTo(1);
        assertThat(((Element) cases.getElementsByTagName("error").item(0)).getAttribute("type"))
                .isEqualTo("judge-down");
    }

    @ParameterizedTest
    @CsvSource({
        "PASS, PASS, 0, passed",
        "FAIL, FAIL, 1, failure",
        "INCONCLUSIVE, PASS, 0, passed",
        "INCONCLUSIVE, FAIL, 0, passed",
        "INCONCLUSIVE, FAIL, 1, failure",
        "INCONCLUSIVE, PASS, 1, passed",
        "INCONCLUSIVE, PASS, 3, error",
        "NOT_MEASURED, , 3, error"
    })
    void a_rule_fails_where_the_gate_fails(
            RuleResult.Outcome outcome, RuleResult.Leaning leaning, int exit, String expected) throws Exception {
        RuleResult result = new RuleResult(
                Fixture.rule("rr@3", Requirement.Side.AT_LEAST, 0.5),
                outcome,
                Optional.ofNullable(leaning),
                Optional.empty(),
                "headline",
                List.of());
        ReportInput whole = Fixture.input();
        ReportInput input = new ReportInput(
                whole.run(),
                whole.definitions(),
                List.of(),
                0,
                Optional.of(new GateReport(List.of(result), exit)),
                whole.runFolder());
        Element rules = suite(parsed(written(Language.EN, input)), 0);
        for (String element : List.of("failure", "error")) {
            assertThat(rules.getElementsByTagName(element).getLength())
                    .as(element)
                    .isEqualTo(element.equals(expected) ? 1 : 0);
        }
        assertThat(((Element) rules.getElementsByTagName("testcase").item(0)).getAttribute("name"))
                .isEqualTo("rr@3 at least 0.5");
    }

    @Test
    void what_xml_forbids_is_replaced_and_the_rest_is_kept() throws Exception {
        String text = "a\u0000\u0008\u001b\uFFFE\uD800 <&>\" ]]> 😀 退款";
        Document report = parsed(written(Language.EN, Hostile.input(text)));
        Element test =
                (Element) suite(report, 1).getElementsByTagName("testcase").item(0);
        assertThat(test.getAttribute("name")).startsWith("a\uFFFD\uFFFD\uFFFD").endsWith("<&>\" ]]> 😀 退款");
    }

    private static Element suite(Document report, int index) {
        return (Element) report.getElementsByTagName("testsuite").item(index);
    }

    private static Document parsed(String xml) throws Exception {
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)));
    }

    private static String written(Language language, ReportInput input) throws IOException {
        StringWriter text = new StringWriter();
        new JUnitReport(language).write(input, text);
        return text.toString();
    }
}
