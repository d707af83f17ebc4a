package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what a claim affirms and the passage denies, or the other way round. */
final class NegationCheck {

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
                Optional<Clash> clash = against(negation, piece, content, window, true);
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

    /** The claim denies what the window affirms. */
    private static Optional<Clash> against(
            Negation negation, Piece denying, Set<String> content, List<Piece> window, boolean claimDenies) {
        int affirming = -1;
        int denied = -1;
        String words = "";
        for (Piece piece : window) {
            int fit = piece.shared(content);
            if (denies(piece, negation)) {
                denied = Math.max(denied, fit);
            } else if (affirms(piece, negation) && fit > affirming) {
                affirming = fit;
                words = piece.text();
            }
        }
        if (affirming <= denied || affirming < 1) {
            return Optional.empty();
        }
        String said = negation.place().of(denying.text());
        return Optional.of(claimDenies ? new Clash("negation", said, words) : new Clash("negation", words, said));
    }

    /** The window denies what the claim affirms, and no clause of the window that fits as well affirms it. */
    private static Optional<Clash> affirmed(
            Negation negation, Piece denying, List<Piece> claim, Set<String> content, List<Piece> window) {
        boolean claimDenies = claim.stream().anyMatch(piece -> denies(piece, negation));
        Optional<Piece> affirming =
                claim.stream().filter(piece -> affirms(piece, negation)).findFirst();
        if (claimDenies || affirming.isEmpty() || denying.shared(content) < Math.max(1, content.size() / 4)) {
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

    private static boolean denies(Piece piece, Negation negation) {
        return piece.negations().stream()
                .anyMatch(other -> same(other.head().get(0), negation.head().get(0)));
    }

    private static boolean same(String a, String b) {
        return a.equals(b) || (a.codePointAt(0) > 0x2e80 && (a.startsWith(b) || b.startsWith(a)));
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
