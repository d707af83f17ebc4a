package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Span;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.AgreedQuantities;
import dev.assay.judge.embedded.check.Clash;
import java.util.List;
import java.util.Optional;

/** Shows a verdict by the words it rests on. */
final class Explaining {

    private Explaining() {}

    /**
     * The explanation; absent when claim and passage share no word and nothing clashes.
     *
     * @param claim the claim
     * @param passage the passage
     * @param pair where the passage fits the claim best
     * @param clashes what the checks found there, the first one shown
     */
    static Optional<Explanation> of(Reading claim, Reading passage, Features.Pair pair, List<Clash> clashes) {
        Optional<Clash> clash = clashes.stream().findFirst();
        Slice nearest = pair.quote().place();
        boolean shows = clash.flatMap(found -> place(nearest.of(passage.text()), found.passageWords()))
                .isPresent();
        Slice place = clash.isEmpty() || shows ? nearest : pair.window().place();
        String evidence = place.of(passage.text());
        AgreedQuantities agreed = AgreedQuantities.of(claim.text(), evidence);
        WordMatch ofClaim = WordMatch.of(claim.text(), agreed.one(), evidence);
        Optional<Explanation.Clash> shown = clash.flatMap(found -> placed(found, claim.text(), evidence));
        if (ofClaim.matched().isEmpty() && shown.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Explanation(
                new PassageVerdict.Quote(place.start(), place.end(), evidence),
                ofClaim.matched(),
                ofClaim.unmatched(),
                WordMatch.of(evidence, agreed.other(), claim.text()).matched(),
                shown));
    }

    private static Optional<Explanation.Clash> placed(Clash clash, String claim, String evidence) {
        return place(claim, clash.claimWords())
                .flatMap(here -> place(evidence, clash.passageWords())
                        .map(there -> new Explanation.Clash(clash.kind(), here, there)));
    }

    /** Where words first stand in a text, rather not within a longer word or number; one they cut is taken whole. */
    private static Optional<Span> place(String text, String words) {
        String sought = words.strip();
        int at = sought.isEmpty() ? -1 : text.indexOf(sought);
        int whole = at;
        while (whole >= 0 && cutsWord(text, whole, whole + sought.length())) {
            whole = text.indexOf(sought, whole + 1);
        }
        int start = whole >= 0 ? whole : at;
        return start < 0 ? Optional.empty() : Optional.of(widened(text, start, start + sought.length()));
    }

    private static Span widened(String text, int start, int end) {
        int from = start;
        int to = end;
        while (from > 0 && runsOn(text.charAt(from - 1), text.charAt(from))) {
            from--;
        }
        while (to < text.length() && runsOn(text.charAt(to - 1), text.charAt(to))) {
            to++;
        }
        return new Span(from, to);
    }

    private static boolean cutsWord(String text, int start, int end) {
        return (start > 0 && runsOn(text.charAt(start - 1), text.charAt(start)))
                || (end < text.length() && runsOn(text.charAt(end - 1), text.charAt(end)));
    }

    private static boolean runsOn(char before, char after) {
        return (Character.isDigit(before) && Character.isDigit(after)) || (latin(before) && latin(after));
    }

    private static boolean latin(char c) {
        return Character.isLetter(c) && c < '\u2e80';
    }
}
