package dev.assay.engine.report;

import dev.assay.core.data.Case;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A case as the page shows it.
 *
 * @param result the case
 * @param place its place in the dataset among those shown, from 1
 * @param run the run it belongs to
 * @param in the report's language
 */
record CaseView(CaseResult result, int place, Run run, Wording in) {

    String id() {
        return source().id();
    }

    String question() {
        return source().question();
    }

    String anchor() {
        return "case-" + place;
    }

    /** The cause's word; blank where the case does not fall short. */
    String causeWord() {
        return result.finding().map(finding -> finding.cause().word()).orElse("");
    }

    String cause() {
        return result.finding().map(finding -> Terms.cause(finding.cause(), in)).orElse("");
    }

    boolean hasCause() {
        return result.finding().isPresent();
    }

    String evidence() {
        return result.finding().map(finding -> finding.evidence()).orElse("");
    }

    String advice() {
        return result.finding().map(finding -> finding.advice()).orElse("");
    }

    List<ScoreView> scores() {
        return result.scores().entrySet().stream()
                .map(score -> ScoreView.of(score.getKey(), score.getValue(), in))
                .toList();
    }

    /** The values in the order of the run's metrics, with nothing between the commas where there is none. */
    String sortKeys() {
        return run.metrics().keySet().stream().map(this::sortKey).collect(Collectors.joining(","));
    }

    private String sortKey(String metric) {
        Score score = result.scores().getOrDefault(metric, new Score.Undefined(""));
        return score.fold(String::valueOf, undefined -> "", failed -> "");
    }

    /** The other outcomes among the scores, for the filter. */
    String states() {
        return scores().stream()
                .map(ScoreView::kind)
                .filter(kind -> !kind.equals("value"))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    boolean hasAnswer() {
        return result.output().answer().filter(answer -> !answer.isBlank()).isPresent();
    }

    List<Segment> answer() {
        List<Highlight.Mark> marks = result.claims().stream()
                .map(judged -> new Highlight.Mark(
                        judged.claim().start(),
                        judged.claim().end(),
                        judged.verdict(),
                        judged.claim().number()))
                .toList();
        return Highlight.of(result.output().answer().orElse(""), marks);
    }

    String behavior() {
        String expected = Phrase.EXPECTED.in(in) + in.pick(": ", "：") + Terms.behavior(source().expectedBehavior(), in);
        return result.answerKind()
                .map(kind -> expected
                        + in.pick("; ", "；")
                        + Phrase.OBSERVED.in(in)
                        + in.pick(": ", "：")
                        + Terms.answerKind(kind, in))
                .orElse(expected);
    }

    List<ClaimView> claims() {
        return result.claims().stream().map(claim -> new ClaimView(claim, in)).toList();
    }

    List<ClaimView> referenceClaims() {
        return result.referenceClaims().stream()
                .map(claim -> new ClaimView(claim, in))
                .toList();
    }

    List<PassageView> passages() {
        return PassageView.of(result, new RelevantItems(result, made()));
    }

    List<LabelView> labels() {
        return LabelView.of(result, made(), in);
    }

    /** How far several answers agree; blank where there is one. */
    String agreement() {
        return new Agreement(result, in).sentence().orElse("");
    }

    /** Each of several answers, seen as a case of its own. */
    List<CaseView> repeats() {
        return result.repeats().stream()
                .map(repeat -> new CaseView(repeat, place, run, in))
                .toList();
    }

    String answerNumber() {
        return Phrase.ANSWER_NUMBER.in(in, result.output().repeat());
    }

    String error() {
        return result.output().error().orElse("");
    }

    String reference() {
        return source().reference().orElse("");
    }

    List<String> notes() {
        return result.notes();
    }

    private Case source() {
        return result.source();
    }

    private Provenance made() {
        return run.provenance();
    }
}
