package dev.assay.engine.report;

import dev.assay.core.data.Explanation;
import dev.assay.core.data.Span;
import java.util.List;
import java.util.Map;

/**
 * The words that a verdict rests on, marked.
 *
 * @param claim the claim's text
 * @param source what the evidence was taken from, such as {@code passage 2}
 * @param shown which words meet and which do not
 * @param in the report's language
 */
record ExplanationView(String claim, String source, Explanation shown, Wording in) {

    Marked claimWords() {
        return new Marked(
                MarkedPiece.of(claim, Map.of(WordMark.LACKING, shown.unmatched(), WordMark.CLASH, clashOfClaim())), in);
    }

    Marked evidence() {
        List<Span> clash =
                shown.clash().map(Explanation.Clash::evidence).stream().toList();
        return new Marked(
                MarkedPiece.of(
                        shown.evidence().text(),
                        Map.of(WordMark.SHARED, shown.evidenceMatched(), WordMark.CLASH, clash)),
                in);
    }

    private List<Span> clashOfClaim() {
        return shown.clash().map(Explanation.Clash::claim).stream().toList();
    }

    boolean clashes() {
        return shown.clash().isPresent();
    }

    /** The clash in a sentence; blank where there is none. */
    String clash() {
        return shown.clash()
                .map(clash -> Phrase.CLASH_SAYS.in(
                        in,
                        Terms.clash(clash.kind(), in),
                        cut(claim, clash.claim()),
                        cut(shown.evidence().text(), clash.evidence())))
                .orElse("");
    }

    private static String cut(String text, Span span) {
        int end = Highlight.edge(text, span.end());
        return text.substring(Math.min(end, Highlight.edge(text, span.start())), end);
    }

    /**
     * A text in pieces, for a template.
     *
     * @param pieces the pieces in order
     * @param in the report's language
     */
    record Marked(List<MarkedPiece> pieces, Wording in) {

        String words(MarkedPiece piece) {
            return piece.mark().map(mark -> mark.words(in)).orElse("");
        }

        /** What is read out behind the words; nothing for those that agree, which are many. */
        String spoken(MarkedPiece piece) {
            return piece.mark()
                    .filter(mark -> mark != WordMark.SHARED)
                    .map(mark -> in.pick(" (", "（") + mark.words(in) + in.pick(")", "）"))
                    .orElse("");
        }
    }
}
