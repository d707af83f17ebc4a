package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what a claim affirms and the passage denies, or the other way round. */
final class NegationCheck {

    private static final Set<String> NEGATORS = Set.of(
            "cannot", "can't", "not", "no", "never", "isn't", "aren't", "wasn't", "don't", "doesn't", "didn't",
            "won't");

    private NegationCheck() {}

    /**
     * The first clash of the claim with the window's clause that fits it best, if there is one.
     *
     * @param claim the claim's clauses
     * @param content the claim's words
     * @param window the window's clauses
     */
    static Optional<Clash> of(List<Piece> claim, Set<String> content, List<Piece> window) {
        for (Piece piece : claim) {
            for (Negation negation : piece.negations()) {
                Optional<Clash> clash = against(negation, piece, content, window);
                if (clash.isPresent()) {
                    return clash;
                }
            }
        }
        for (Piece piece : window) {
            for (Negation negation : piece.negations()) {
                Optional<Clash> clash = affirmed(negation, piece, claim, content, window);
                if (clash.isPresent()) {
                    return clash;
                }
            }
        }
        return Optional.empty();
    }

    /** The claim denies what the window affirms; a negation of any kind that fits the claim as well speaks against a clash. */
    private static Optional<Clash> against(Negation negation, Piece denying, Set<String> content, List<Piece> window) {
        int affirming = -1;
        int denied = -1;
        String words = "";
        for (Piece piece : window) {
            int fit = piece.shared(content);
            if (!piece.negations().isEmpty() || piece.asks()) {
                denied = Math.max(denied, fit);
            } else if (affirms(piece, negation) && fit > affirming) {
                affirming = fit;
                words = piece.text();
            }
        }
        if (affirming <= denied || affirming < enough(content)) {
            return Optional.empty();
        }
        return Optional.of(new Clash("negation", negation.place().of(denying.text()), words));
    }

    /** The window denies what the claim affirms, and no clause of the window that fits as well affirms it. */
    private static Optional<Clash> affirmed(
            Negation negation, Piece denying, List<Piece> claim, Set<String> content, List<Piece> window) {
        boolean claimDenies = denying.asks()
                || claim.stream().anyMatch(piece -> !piece.negations().isEmpty());
        Optional<Piece> affirming =
                claim.stream().filter(piece -> affirms(piece, negation)).findFirst();
        if (claimDenies
                || affirming.isEmpty()
                || denying.shared(affirming.get().content())
                        < enough(affirming.get().content())) {
            return Optional.empty();
        }
        int fit = denying.shared(content);
        boolean elsewhere = window.stream()
                .anyMatch(piece -> !piece.equals(denying) && affirms(piece, negation) && piece.shared(content) >= fit);
        return elsewhere || affirms(denying, negation)
                ? Optional.empty()
                : Optional.of(new Clash(
                        "negation", affirming.get().text(), negation.place().of(denying.text())));
    }

    /**
     * Words of the claim that a clause must hold for its negation to be about the same thing: half of them, three fifths of
     * Chinese characters. The negator itself is none of them.
     */
    private static int enough(Set<String> content) {
        int size =
                (int) content.stream().filter(word -> !NEGATORS.contains(word)).count();
        boolean chinese = content.stream().anyMatch(word -> word.codePointAt(0) > 0x2e80);
        int share = chinese ? Math.max(3, (3 * size + 4) / 5) : Math.max(2, (size + 1) / 2);
        return Math.max(1, Math.min(share, size));
    }

    /** Whether the clause says the head outside of any negation. */
    private static boolean affirms(Piece piece, Negation negation) {
        String head = negation.head().get(0);
        if (head.codePointAt(0) > 0x2e80) {
            int at = piece.text().indexOf(head);
            while (at >= 0) {
                if (outside(piece, at)) {
                    return true;
                }
                at = piece.text().indexOf(head, at + 1);
            }
            return false;
        }
        return Words.of(piece.text()).stream()
                .anyMatch(word -> word.text().equals(head) && outside(piece, word.start()));
    }

    private static boolean outside(Piece piece, int at) {
        return piece.negations().stream().noneMatch(negation -> negation.covers(at));
    }
}
