package dev.assay.engine.report;

import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.JudgedClaim;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A claim of an answer with what the passages say of it.
 *
 * @param judged the claim
 * @param in the report's language
 */
record ClaimView(JudgedClaim judged, Wording in) {

    int number() {
        return judged.claim().number();
    }

    String text() {
        return judged.claim().text();
    }

    String verdict() {
        return Terms.verdict(judged.verdict(), in);
    }

    String style() {
        return Segment.style(judged.verdict());
    }

    List<Passage> passages() {
        return judged.passages().stream()
                .map(verdict -> new Passage(verdict, in))
                .toList();
    }

    /**
     * The explanation that stands for the claim: of the likeliest passage that says what the claim's verdict says, or
     * else of the other text.
     */
    List<ExplanationView> explanation(Phrase otherText) {
        Optional<ExplanationView> passage = deciding()
                .flatMap(says -> says.explanation()
                        .map(shown -> explained(Phrase.PASSAGE.in(in) + " " + says.passage(), shown)));
        Optional<ExplanationView> other =
                judged.other().flatMap(says -> says.explanation()).map(shown -> explained(otherText.in(in), shown));
        return passage.or(() -> other).stream().toList();
    }

    /** The claim's text, with the words marked that its explanation picks out. */
    ExplanationView.Marked words(Phrase otherText) {
        return explanation(otherText).stream()
                .findFirst()
                .map(ExplanationView::claimWords)
                .orElseGet(() -> new ExplanationView.Marked(MarkedPiece.of(text(), Map.of()), in));
    }

    /** Whether the passage's words are shown as the claim's evidence. */
    boolean shows(Passage passage) {
        return deciding().filter(passage.says()::equals).isPresent();
    }

    /** Whether the clash that is shown says already why the passage rules the claim out. */
    boolean tells(Passage passage) {
        return shows(passage)
                && passage.says().explanation().flatMap(Explanation::clash).isPresent();
    }

    /** Whether the other text's words are shown as the claim's evidence. */
    boolean shows(Other other) {
        return deciding().isEmpty() && other.says().explanation().isPresent();
    }

    /** Whether the clash that is shown says already why the other text rules the claim out. */
    boolean tells(Other other) {
        return shows(other)
                && other.says().explanation().flatMap(Explanation::clash).isPresent();
    }

    private Optional<PassageVerdict> deciding() {
        return judged.passages().stream()
                .filter(says -> says.explanation().isPresent() && says.verdict() == judged.verdict())
                .max(Comparator.comparingDouble(says -> says.probability().orElse(0)));
    }

    private ExplanationView explained(String source, Explanation shown) {
        return new ExplanationView(text(), source, shown, in);
    }

    /** What the other text says of the claim, where somebody asked. */
    List<Other> other() {
        return judged.other().stream().map(said -> new Other(said, in)).toList();
    }

    /**
     * What the reference says of a claim of the answer, or the answer of a claim of the reference.
     *
     * @param says the verdict
     * @param in the report's language
     */
    record Other(TextVerdict says, Wording in) {

        String verdict() {
            return Terms.verdict(says.verdict(), in);
        }

        String style() {
            return Segment.style(says.verdict());
        }

        String quote() {
            return says.quote().orElse("");
        }

        String reason() {
            return says.reason();
        }
    }

    /**
     * What one passage says of the claim.
     *
     * @param says the verdict
     * @param in the report's language
     */
    record Passage(PassageVerdict says, Wording in) {

        int number() {
            return says.passage();
        }

        /** Whether it says anything for or against the claim. */
        boolean decides() {
            return says.verdict() != Verdict.NOT_STATED;
        }

        String verdict() {
            return Terms.verdict(says.verdict(), in);
        }

        String style() {
            return Segment.style(says.verdict());
        }

        String probability() {
            return says.probability().isPresent()
                    ? ", "
                            + Phrase.PROBABILITY.in(
                                    in, Numbers.fraction(says.probability().getAsDouble()))
                    : "";
        }

        String quote() {
            return says.quote().map(PassageVerdict.Quote::text).orElse("");
        }

        String reason() {
            return says.reason();
        }
    }
}
