package dev.assay.engine.report;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Explanation;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A run in which every text that comes from outside is the same hostile one. */
final class Hostile {

    static final String MARKUP =
            "</script></style><img src=x onerror=\"window.owned=1\"><script>window.owned=1</script>'\"&amp;]]>-->";

    private Hostile() {}

    static ReportInput input(String text) {
        Map<String, Score> scores = Map.of(
                "value " + text, Score.of(0.5),
                "undefined " + text, new Score.Undefined(text),
                "failed " + text, new Score.Failed(FailureKind.JUDGE_DOWN, text));
        Estimate estimate = new Estimate(OptionalDouble.of(0.5), Optional.empty(), 1, 0, 0, text);
        Answerability counts = new Answerability(
                Map.of(Answerability.Row.NOT_ANSWERABLE, Map.of(AnswerKind.ANSWERED, 1)),
                Map.of(Answerability.Rate.UNGROUNDED_ANSWER, estimate));
        Provenance made = new Provenance(
                text,
                text,
                1,
                text,
                text,
                text,
                text,
                text,
                true,
                text,
                text,
                1,
                text,
                text,
                "chunk",
                Map.of(text, text));
        Run run = new Run(
                made,
                Map.of("value " + text, estimate),
                1,
                1,
                Map.of(Cause.UNSUPPORTED_CLAIM, 1),
                Optional.of(counts),
                List.of(text));
        return new ReportInput(
                run,
                Map.of("value " + text, new Definition(text, text, Map.of(text, text))),
                List.of(oneCase(text, scores)),
                1,
                Optional.of(gate(text)),
                Path.of("run"));
    }

    private static CaseResult oneCase(String text, Map<String, Score> scores) {
        Retrieved item = new Retrieved(
                text, Optional.of("doc " + text), Optional.empty(), Optional.of(text), OptionalDouble.of(1), Map.of());
        PassageVerdict.Quote quote = new PassageVerdict.Quote(0, text.length(), text);
        List<Span> words = List.of(new Span(3, 30), new Span(40, 1000));
        Explanation.Clash clash = new Explanation.Clash(text, new Span(20, 45), new Span(5, 25));
        PassageVerdict says = new PassageVerdict(1, 1, Verdict.CONTRADICTED, 0.5, Optional.of(quote), text)
                .with(Optional.of(new Explanation(quote, words, words, words, Optional.of(clash))));
        Case source = new Case(
                text,
                text,
                ExpectedBehavior.ANSWER,
                Optional.of(new Judgments(List.of(new RelevantGroup(List.of(new Label.Quote(text, text)), 2)))),
                Optional.of(text),
                List.of(text),
                List.of(),
                Map.of(text, text),
                Optional.of(text),
                Optional.empty(),
                Optional.empty());
        Output output = new Output(
                Optional.of(List.of(item)),
                List.of(),
                Optional.of(text),
                List.of(),
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Optional.of(text),
                Optional.of(text),
                1);
        return new CaseResult(
                source,
                text,
                output,
                List.of(item),
                scores,
                Optional.of(AnswerKind.ANSWERED),
                List.of(new JudgedClaim(new Claim(1, text, 0, text.length()), Verdict.CONTRADICTED, List.of(says))),
                List.of(new JudgedClaim(
                        new Claim(1, text, 0, text.length()),
                        Verdict.CONTRADICTED,
                        List.of(says),
                        Optional.of(new TextVerdict(1, Verdict.SUPPORTED, Optional.of(text), text)))),
                Optional.of(new Finding(Cause.UNSUPPORTED_CLAIM, text, text)),
                List.of(text));
    }

    private static GateReport gate(String text) {
        RuleResult result = new RuleResult(
                new Rule(text, new Requirement.Limit(Requirement.Side.AT_LEAST, 0.5), text),
                RuleResult.Outcome.FAIL,
                Optional.of(RuleResult.Leaning.FAIL),
                Optional.empty(),
                text,
                List.of(new Fact(text, text)));
        return new GateReport(List.of(result), 1);
    }
}
