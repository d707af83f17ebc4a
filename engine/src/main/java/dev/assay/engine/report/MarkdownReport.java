package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Provenance;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The report as Markdown that fits into a comment on a pull request. */
public final class MarkdownReport {

    private static final int CASES = 10;
    private static final int CAUSES = 5;

    private final Wording in;

    /** A report in this language. */
    public MarkdownReport(Language language) {
        this.in = new Wording(language);
    }

    /** Writes the report; every line ends with {@code \n}. */
    public void write(ReportInput input, Appendable to) throws IOException {
        StringBuilder page = new StringBuilder();
        page.append("## ").append(Phrase.TITLE.in(in)).append("\n\n");
        origin(input.run().provenance(), input, page);
        input.run()
                .warnings()
                .forEach(warning ->
                        page.append("> ").append(MarkdownText.line(warning)).append("\n\n"));
        page.append(new MarkdownLeaks(new LeakLines(input.leaks(), in)).block());
        input.gate().ifPresent(gate -> gate(gate, page));
        metrics(input.run().metrics(), Phrase.METRIC, page);
        new MarkdownCorrected(page, in).write(input);
        input.run().answerability().ifPresent(counts -> {
            heading(Phrase.ANSWERABILITY, page);
            AnswerabilityTable table = new AnswerabilityTable(counts, in);
            counts(table.rows(), page);
            metrics(table.rates(), Phrase.RATE, page);
        });
        input.run().repeats().ifPresent(repeats -> {
            heading(Phrase.AGAIN, page);
            new MarkdownSpread(new SpreadTable(repeats, in)).write(page);
        });
        causes(input, page);
        page.append(new MarkdownSlices(new SliceRows(input.slices(), in)).section());
        cases(input, page);
        page.append("**")
                .append(in.capital(Phrase.CANNOT_TELL.in(in)))
                .append(in.pick(".** ", "：** "))
                .append(MarkdownText.line(new Caveat(input.run(), in).sentence()))
                .append('\n');
        to.append(page);
    }

    private void heading(Phrase phrase, StringBuilder page) {
        page.append("### ").append(in.capital(phrase.in(in))).append("\n\n");
    }

    private void origin(Provenance made, ReportInput input, StringBuilder page) {
        String hash = made.datasetHash();
        page.append(MarkdownText.code(made.source()))
                .append(in.pick(", ", "，"))
                .append(in.cases(input.run().cases()))
                .append(" · ")
                .append(in.pick("dataset ", "数据集 "))
                .append(DatasetWords.label(made, in)
                        .map(label -> MarkdownText.line(label) + " ")
                        .orElse(""))
                .append(MarkdownText.code(hash.substring(0, Math.min(12, hash.length()))))
                .append(" · ")
                .append(in.pick("commit ", "提交 "))
                .append(MarkdownText.code(made.commit()))
                .append(made.dirty() ? in.pick(" with uncommitted changes", "，有未提交的改动") : "")
                .append(" · ")
                .append(in.pick("judge ", "评判 "))
                .append(MarkdownText.code(made.judge()))
                .append(" · ")
                .append(in.pick("seed ", "随机种子 "))
                .append(made.seed())
                .append(" · ")
                .append(in.pick("run ", "运行 "))
                .append(MarkdownText.code(made.runId()));
        SpentText.of(input.run(), in)
                .ifPresent(spent -> page.append(" · ")
                        .append(in.pick("judge spent: ", "评判花费："))
                        .append(MarkdownText.line(spent)));
        page.append("\n\n");
    }

    private void metrics(Map<String, Estimate> estimates, Phrase what, StringBuilder page) {
        if (estimates.isEmpty()) {
            return;
        }
        row(
                page,
                what.in(in),
                Phrase.MEAN.in(in),
                Phrase.INTERVAL.in(in),
                Phrase.N.in(in),
                Phrase.UNDEFINED.in(in),
                Phrase.FAILED.in(in),
                Phrase.METHOD.in(in));
        page.append("|---|---:|---|---:|---:|---:|---|\n");
        estimates.forEach((name, estimate) -> row(
                page,
                MarkdownText.code(name),
                Numbers.mean(estimate),
                Numbers.interval(estimate, in),
                String.valueOf(estimate.n()),
                String.valueOf(estimate.undefined()),
                String.valueOf(estimate.failed()),
                MarkdownText.line(estimate.method())));
        page.append('\n');
    }

    private static void counts(List<List<String>> rows, StringBuilder page) {
        for (int i = 0; i < rows.size(); i++) {
            row(page, rows.get(i).toArray(new String[0]));
            if (i == 0) {
                page.append("|---|")
                        .append("---:|".repeat(rows.get(0).size() - 1))
                        .append('\n');
            }
        }
        page.append('\n');
    }

    private static void row(StringBuilder page, String... cells) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private void gate(GateReport gate, StringBuilder page) {
        page.append("### ").append(in.capital(Terms.gate(gate.exit(), in))).append("\n\n");
        row(page, Phrase.OUTCOME.in(in), Phrase.RULE.in(in), Phrase.FINDING.in(in));
        page.append("|---|---|---|\n");
        for (Notice notice : gate.notices()) {
            row(
                    page,
                    Terms.notice(notice, in),
                    notice.blocking() ? MarkdownText.code("baseline") : "",
                    finding(notice.headline(), notice.facts()));
        }
        for (RuleResult result : gate.results()) {
            row(
                    page,
                    Terms.outcome(result.outcome(), in),
                    MarkdownText.code(result.rule().toString()),
                    finding(result));
        }
        page.append('\n');
    }

    private static String finding(RuleResult result) {
        boolean met = result.outcome() == RuleResult.Outcome.PASS;
        return finding(result.headline(), met ? List.of() : result.facts());
    }

    private static String finding(String headline, List<Fact> facts) {
        String lines = facts.stream()
                .map(fact -> "<br>" + MarkdownText.line(fact.name()) + ": " + MarkdownText.line(fact.text()))
                .collect(Collectors.joining());
        return MarkdownText.line(headline) + lines;
    }

    private void causes(ReportInput input, StringBuilder page) {
        List<CauseLine> pareto = CauseLine.of(input.triage().causes(), in);
        if (pareto.isEmpty()) {
            return;
        }
        heading(Phrase.CAUSES, page);
        pareto.stream()
                .limit(CAUSES)
                .forEach(cause -> page.append("- ")
                        .append(cause.name())
                        .append(in.pick(": ", "："))
                        .append(cause.figures())
                        .append(in.pick(", ", "，"))
                        .append(cause.cumulated())
                        .append('\n'));
        pareto.get(0)
                .best(input::lowerIsBetter)
                .ifPresent(gain -> page.append("\n")
                        .append(in.capital(Phrase.FIRST_MENDED.in(in, MarkdownText.line(gain.text(in)))))
                        .append(in.pick(". ", "。"))
                        .append(Phrase.GAIN_ASSUMPTION.in(in))
                        .append('\n'));
        page.append('\n');
    }

    private void cases(ReportInput input, StringBuilder page) {
        List<CaseResult> worst = new Shortfall(input).worst(CASES);
        if (worst.isEmpty()) {
            page.append(Phrase.NO_WORST.in(in)).append("\n\n");
        } else {
            page.append("### ")
                    .append(in.capital(Phrase.WORST.in(
                            in, worst.size(), in.cases(input.run().cases()))))
                    .append("\n\n");
            row(page, Phrase.CASE.in(in), Phrase.SCORES.in(in), Phrase.CAUSE.in(in), Phrase.ADVICE.in(in));
            page.append("|---|---|---|---|\n");
            worst.forEach(result -> oneCase(result, page));
            page.append('\n');
        }
        if (input.omitted() > 0) {
            page.append(Phrase.OMITTED.in(in, input.omitted())).append("\n\n");
        }
    }

    private void oneCase(CaseResult result, StringBuilder page) {
        String scores = result.scores().entrySet().stream()
                .map(score -> MarkdownText.code(score.getKey()) + " " + Numbers.score(score.getValue(), in))
                .collect(Collectors.joining("<br>"));
        String agreement = new Agreement(result, in)
                .sentence()
                .map(said -> "<br>" + MarkdownText.line(said))
                .orElse("");
        String cause = result.finding()
                .map(finding -> Terms.cause(finding.cause(), in) + in.pick(": ", "：") + finding.evidence())
                .orElse(Numbers.NONE);
        row(
                page,
                MarkdownText.code(result.source().id()) + " "
                        + MarkdownText.line(
                                TextWidth.cut(PlainText.line(result.source().question()), 120)),
                scores.isEmpty() ? Numbers.NONE : scores + agreement,
                MarkdownText.line(cause),
                MarkdownText.line(
                        result.finding().map(finding -> finding.advice()).orElse(Numbers.NONE)));
    }
}
