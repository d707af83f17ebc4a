package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
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
     * @param said all numbers of the claim; what the passage says of one of them does not clash with another
     * @param context the claim's other words
     * @param window the window's clauses
     */
    static Outcome of(Quantity quantity, Piece claim, List<Quantity> said, Set<String> context, List<Piece> window) {
        int agreeing = -1;
        int clashing = -1;
        Quantity against = quantity;
        Piece where = claim;
        for (Piece piece : window) {
            int fit = 2 * piece.shared(claim.content()) + piece.shared(context);
            if (piece.quantities().stream().anyMatch(quantity::agrees)) {
                boolean same = piece.text().contains(claim.text());
                agreeing = Math.max(agreeing, same ? Integer.MAX_VALUE / 2 : fit);
                continue;
            }
            int shared = piece.shared(claim.content());
            boolean near = 2 * shared >= claim.content().size();
            boolean far = 4 * shared < claim.content().size();
            for (Quantity other : piece.main()) {
                boolean counts = !(other.vague() && other.high() <= 1)
                        && said.stream().noneMatch(number -> number.agrees(other) || number.admits(other));
                boolean alike = !far && counted(quantity, claim).equals(counted(other, piece));
                if ((near || alike) && counts && quantity.comparable(other) && fit > clashing) {
                    clashing = fit;
                    against = other;
                    where = piece;
                }
            }
        }
        boolean agreed = agreeing >= 0 && agreeing + margin(claim) >= clashing;
        if (agreed || clashing <= 0 || claim.asks()) {
            return new Outcome(agreed, Optional.empty());
        }
        return new Outcome(false, Optional.of(clash(quantity, claim, against, where)));
    }

    /** Chinese words are single characters here: one shared by chance says less. */
    private static int margin(Piece claim) {
        return claim.content().stream().anyMatch(word -> word.codePointAt(0) > 0x2e80) ? 3 : 1;
    }

    /** The word after a number, which it counts; the last of its own where it has a unit. Empty at the end of the clause. */
    private static String counted(Quantity quantity, Piece piece) {
        boolean unit = !quantity.unit().equals(Unit.NONE) && !quantity.unit().equals(Unit.COUNT);
        return piece.words().stream()
                .filter(word -> unit
                        ? word.end() == quantity.place().end()
                        : word.start() >= quantity.place().end())
                .map(Word::text)
                .findFirst()
                .orElse("");
    }

    private static Clash clash(Quantity quantity, Piece claim, Quantity other, Piece where) {
        boolean value = quantity.low() == other.low() && quantity.high() == other.high();
        String kind = !value ? "number" : quantity.unit().equals(other.unit()) ? "limit" : "unit";
        return new Clash(kind, quantity.place().of(claim.text()), other.place().of(where.text()));
    }
}
