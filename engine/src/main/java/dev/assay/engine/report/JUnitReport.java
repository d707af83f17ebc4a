package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.run.Provenance;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLStreamException;

/**
 * The report as JUnit XML in the form that Surefire writes, for build servers. Suite {@code rules}: a rule that is not
 * met is a failure, one that could not be measured an error. Suite {@code cases}: a case of which a score could not be
 * measured is an error, one without any defined score is skipped; a low score alone is neither, for a metric measures
 * and a gate judges.
 */
public final class JUnitReport {

    private final Language in;

    /** A report in this language. */
    public JUnitReport(Language language) {
        this.in = language;
    }

    /**
     * Writes the report, which declares itself as UTF-8.
     *
     * @param to must encode as UTF-8; not closed
     */
    public void write(ReportInput input, Writer to) throws IOException {
        List<TestCase> rules = input.gate().map(gate -> rules(gate)).orElse(List.of());
        CaseTests caseTests = new CaseTests(in);
        List<TestCase> cases = input.cases().stream().map(caseTests::of).toList();
        to.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        try {
            XmlOut xml = new XmlOut(to);
            xml.open("testsuites", "name", "assay", "time", seconds(input));
            suite("rules", rules, input, xml);
            suite("cases", cases, input, xml);
            xml.close();
            xml.end();
        } catch (XMLStreamException e) {
            throw new IOException("the JUnit report could not be written: " + e.getMessage(), e);
        }
    }

    private List<TestCase> rules(GateReport gate) {
        return gate.results().stream()
                .map(result -> RuleTests.of(result, gate.exit(), in))
                .toList();
    }

    private void suite(String name, List<TestCase> tests, ReportInput input, XmlOut xml) throws XMLStreamException {
        Provenance made = input.run().provenance();
        xml.open(
                "testsuite",
                "name",
                name,
                "tests",
                String.valueOf(tests.size()),
                "failures",
                count(tests, TestCase.State.FAILURE),
                "errors",
                count(tests, TestCase.State.ERROR),
                "skipped",
                count(tests, TestCase.State.SKIPPED),
                "time",
                seconds(input),
                "timestamp",
                made.started());
        xml.open("properties");
        for (Fact fact : Origin.facts(input.run(), in)) {
            xml.empty("property", "name", fact.name(), "value", fact.text());
        }
        if (input.omitted() > 0) {
            xml.empty("property", "name", in.pick("cases not shown", "未列出的用例"), "value", "" + input.omitted());
        }
        xml.close();
        for (TestCase test : tests) {
            test.write("assay." + name, xml);
        }
        xml.close();
    }

    private static String count(List<TestCase> tests, TestCase.State state) {
        return String.valueOf(
                tests.stream().filter(test -> test.state() == state).count());
    }

    private static String seconds(ReportInput input) {
        return String.format(Locale.ROOT, "%.3f", input.run().provenance().millis() / 1000.0);
    }
}
