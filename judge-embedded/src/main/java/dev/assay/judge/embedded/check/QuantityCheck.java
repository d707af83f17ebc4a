package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds the numbers of a claim against those of a passage's window. */
final class QuantityCheck {

    private QuantityCheck() {}

    /** What was found for one number of the claim. */
    record Outcome(boolean agreed, Optional<Clash> clash) {}

    /**
     * Looks for the number in the window. It agrees when the window says it in a clause that fits the claim as well as
     * any; it clashes when the clause that fits best says another number of the same family.
     *
     * @param quantity the number
     * @param claim the claim's clause that holds it
     * @param context the claim's other words
     * @param window the window's clauses
     */
    static Outcome of(Quantity quantity, Piece claim, Set<String> context, List<Piece> window) {
        int agreeing = -1;
        int clashing = -1;
        Quantity against = quantity;
        Piece where = claim;
        for (Piece piece : window) {
            int fit = 2 * piece.shared(claim.content()) + piece.shared(context);
            for (Quantity other : piece.quantities()) {
                if (quantity.agrees(other)) {
                    agreeing = Math.max(agreeing, fit);
                } else if (quantity.comparable(other) && fit > clashing && !agreesWithin(quantity, piece)) {
                    clashing = fit;
                    against = other;
                    where = piece;
                }
            }
        }
        boolean agreed = agreeing >= 0 && agreeing + margin(claim) >= clashing;
        if (agreed || clashing <= 0) {
            return new Outcome(agreed, Optional.empty());
        }
        return new Outcome(false, Optional.of(clash(quantity, claim, against, where)));
    }

    private static boolean agreesWithin(Quantity quantity, Piece piece) {
        return piece.quantities().stream().anyMatch(quantity::agrees);
    }

    /** Chinese words are single characters here: one shared by chance says less. */
    private static int margin(Piece claim) {
        return claim.content().stream().anyMatch(word -> word.codePointAt(0) > 0x2e80) ? 3 : 1;
    }

    private static Clash clash(Quantity quantity, Piece claim, Quantity other, Piece where) {
        boolean value = quantity.low() == other.low() && quantity.high() == other.high();
        String kind = !value ? "number" : quantity.unit().equals(other.unit()) ? "limit" : "unit";
        return new Clash(kind, quantity.place().of(claim.text()), other.place().of(where.text()));
    }
}
