package dev.assay.engine.report;

import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Map;

/** The worst cases on a terminal: scores, why, and what to try. */
final class TerminalCases {

    private final Screen screen;
    private final int limit;
    private final Wording in;

    TerminalCases(Screen screen, int limit) {
        this.screen = screen;
        this.limit = limit;
        this.in = screen.words();
    }

    void write(ReportInput input) {
        if (limit == 0) {
            return;
        }
        List<CaseResult> worst = new Shortfall(input).worst(limit);
        if (worst.isEmpty()) {
            screen.heading(Phrase.CASES.in(in));
            screen.raw("  " + Phrase.NO_WORST.in(in));
        } else {
            screen.heading(
                    Phrase.WORST.in(in, worst.size(), in.cases(input.run().cases())));
            for (int i = 0; i < worst.size(); i++) {
                if (i > 0) {
                    screen.raw("");
                }
                one(worst.get(i));
            }
        }
        if (input.omitted() > 0) {
            screen.wrapped("  ", Phrase.OMITTED.in(in, input.omitted()));
        }
    }

    private void one(CaseResult result) {
        String question = PlainText.line(result.source().question());
        String id = PlainText.line(result.source().id());
        screen.raw("  " + screen.ink(Ink.BOLD, id) + "  "
                + TextWidth.cut(question, Math.max(10, screen.width() - TextWidth.of(id) - 4)));
        screen.items(label(Phrase.SCORES), scores(result));
        if (!result.repeats().isEmpty()) {
            Agreement agreement = new Agreement(result, in);
            screen.items("    " + TextWidth.left(agreement.answers(), 8) + " ", agreement.scores());
        }
        result.output().error().ifPresent(error -> labelled(Phrase.TARGET_ERROR, error));
        result.finding().ifPresent(this::finding);
    }

    private List<String> scores(CaseResult result) {
        return result.scores().isEmpty()
                ? List.of(Numbers.NONE)
                : result.scores().entrySet().stream().map(this::score).toList();
    }

    private String score(Map.Entry<String, Score> score) {
        return score.getKey() + " " + Numbers.score(score.getValue(), in);
    }

    private void finding(Finding finding) {
        labelled(Phrase.CAUSE, Terms.cause(finding.cause(), in) + in.pick(": ", "：") + finding.evidence());
        labelled(Phrase.ADVICE, finding.advice());
    }

    private void labelled(Phrase label, String words) {
        screen.wrapped(label(label), words);
    }

    private String label(Phrase label) {
        return "    " + TextWidth.left(label.in(in), 8) + " ";
    }
}
