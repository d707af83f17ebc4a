package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Run;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the templates read.
 *
 * @param input what the report is made from
 * @param in the report's language
 * @param style the page's style sheet
 * @param script the page's script
 */
record Page(ReportInput input, Wording in, String style, String script) {

    String say(Phrase phrase, Object... gaps) {
        return phrase.in(in, gaps);
    }

    String tag() {
        return in.pick("en", "zh-CN");
    }

    Run run() {
        return input.run();
    }

    /** What was run, in a few words for the head of the page. */
    String subject() {
        return run().provenance().source();
    }

    List<Fact> origin() {
        return Origin.facts(run(), in);
    }

    String caveat() {
        return new Caveat(run(), in).sentence();
    }

    List<MetricView> metrics() {
        return MetricView.of(run().metrics(), input, in);
    }

    /** What the judge's certificate corrects; absent where none speaks for it. */
    Optional<CorrectedTable> corrected() {
        return Optional.of(input.corrected())
                .filter(shares -> !shares.isEmpty())
                .map(shares -> new CorrectedTable(shares, in));
    }

    String peopleHeading() {
        return SidesTable.heading(in);
    }

    /** One table for each metric that people labelled. */
    List<SidesTable> people() {
        return input.people().stream()
                .map(labelled -> new SidesTable(labelled, in))
                .toList();
    }

    Optional<AnswerabilityTable> answerability() {
        return run().answerability().map(counts -> new AnswerabilityTable(counts, in));
    }

    Optional<SpreadTable> repeats() {
        return run().repeats().map(repeats -> new SpreadTable(repeats, in));
    }

    Optional<HistoryView> history() {
        return HistoryView.of(input, in);
    }

    List<MetricView> rates() {
        return answerability()
                .map(table -> MetricView.of(table.rates(), input, in))
                .orElse(List.of());
    }

    List<CauseLine> causes() {
        return CauseLine.of(input.triage().causes(), in);
    }

    /** What mending a cause would give to the metric that would gain most; blank where none would. */
    String gain(CauseLine cause) {
        return cause.best(input::lowerIsBetter).map(gain -> gain.text(in)).orElse("");
    }

    SliceRows slices() {
        return new SliceRows(input.slices(), in);
    }

    LeakLines leaks() {
        return new LeakLines(input.leaks(), in);
    }

    List<RuleView> rules() {
        return input.gate()
                .map(gate -> gate.results().stream()
                        .map(result -> new RuleView(result, in))
                        .toList())
                .orElse(List.of());
    }

    List<Notice> notices() {
        return input.gate().map(GateReport::notices).orElse(List.of());
    }

    String word(Notice notice) {
        return Terms.notice(notice, in);
    }

    String gate() {
        return input.gate().map(gate -> Terms.gate(gate.exit(), in)).orElse("");
    }

    /** {@code good}, {@code bad} or {@code unsure}. */
    String gateStyle() {
        return switch (input.gate().map(GateReport::exit).orElse(0)) {
            case 0 -> "good";
            case 1 -> "bad";
            default -> "unsure";
        };
    }

    /** What a marked piece says, in words: colour alone tells nobody. */
    String verdict(Segment piece) {
        String verdict = piece.verdict().map(said -> Terms.verdict(said, in)).orElse("");
        return Phrase.CLAIM.in(in) + " " + piece.claims() + in.pick(": ", "：") + verdict;
    }

    String say(WordMark mark) {
        return mark.words(in);
    }

    /** Whether words of some claim are marked, which a legend must then explain. */
    boolean explained(List<ClaimView> claims, Phrase otherText) {
        return claims.stream().anyMatch(claim -> !claim.explanation(otherText).isEmpty());
    }

    /** The cases, worst first. */
    List<CaseView> cases() {
        Comparator<CaseResult> worstFirst = new Shortfall(input).worstFirst();
        return IntStream.range(0, input.cases().size())
                .mapToObj(i -> new CaseView(input.cases().get(i), i + 1, run(), in))
                .sorted(Comparator.comparing(CaseView::result, worstFirst))
                .toList();
    }
}
