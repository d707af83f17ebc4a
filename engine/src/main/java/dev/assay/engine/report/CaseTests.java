package dev.assay.engine.report;

import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cases as test cases. */
final class CaseTests {

    private final Wording in;

    CaseTests(Wording in) {
        this.in = in;
    }

    TestCase of(CaseResult result) {
        String output = output(result);
        String id = result.source().id();
        List<String> failed = new ArrayList<>();
        Optional<String> kind = Optional.empty();
        for (Map.Entry<String, Score> score : result.scores().entrySet()) {
            if (score.getValue() instanceof Score.Failed f) {
                failed.add(score.getKey() + ": " + f.kind().word() + ": " + f.why());
                kind = kind.or(() -> Optional.of(f.kind().word()));
            }
        }
        if (kind.isPresent()) {
            return new TestCase(id, TestCase.State.ERROR, kind.get(), failed.get(0), String.join("\n", failed), output);
        }
        if (result.scores().values().stream().allMatch(Score.Undefined.class::isInstance)) {
            return new TestCase(id, TestCase.State.SKIPPED, "", whySkipped(result), "", output);
        }
        return new TestCase(id, TestCase.State.PASSED, "", "", "", output);
    }

    private String whySkipped(CaseResult result) {
        if (result.scores().isEmpty()) {
            return in.pick("no score is defined for this case; expected: ", "本用例没有可定义的得分；应有行为：")
                    + Terms.behavior(result.source().expectedBehavior(), in);
        }
        List<String> reasons = new ArrayList<>();
        result.scores()
                .forEach((name, score) -> score.fold(
                        value -> false, undefined -> reasons.add(name + ": " + undefined.why()), failed -> false));
        return String.join("; ", reasons);
    }

    private String output(CaseResult result) {
        StringBuilder lines = new StringBuilder("\n");
        line(lines, Phrase.QUESTION, result.source().question());
        result.scores()
                .forEach((name, score) -> lines.append(name)
                        .append(": ")
                        .append(Numbers.score(score, in))
                        .append('\n'));
        new Agreement(result, in)
                .sentence()
                .ifPresent(said -> lines.append(PlainText.line(said)).append('\n'));
        result.finding().ifPresent(finding -> {
            line(lines, Phrase.CAUSE, Terms.cause(finding.cause(), in));
            line(lines, Phrase.EVIDENCE, finding.evidence());
            line(lines, Phrase.ADVICE, finding.advice());
        });
        return lines.toString();
    }

    private void line(StringBuilder lines, Phrase label, String text) {
        lines.append(label.in(in)).append(": ").append(PlainText.line(text)).append('\n');
    }
}
