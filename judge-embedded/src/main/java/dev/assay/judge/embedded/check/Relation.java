package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A relation with two ends, such as "deeper than" or "acquired".
 *
 * @param name what is said to hold between the ends; only relations of one name are compared
 * @param ends what stands at its ends
 * @param named whether a doer is named, after "by" or 由
 * @param place the words of the relation with its ends, in the clause
 */
record Relation(String name, Swap ends, boolean named, Slice place) {

    /** A relation whose ends both name something; it reaches from one word of the clause up to another, not included. */
    static Optional<Relation> of(String name, Swap ends, boolean named, Piece piece, int from, int to) {
        if (ends.left().isEmpty() || ends.right().isEmpty()) {
            return Optional.empty();
        }
        Slice place = new Slice(
                piece.words().get(from).start(), piece.words().get(to - 1).end());
        return Optional.of(new Relation(name, ends, named, place));
    }

    /**
     * A clash where the window says of the same two what the claim says with their places changed, and says it in no
     * clause as the claim does.
     */
    static Optional<Clash> swapped(
            String kind, Function<Piece, List<Relation>> reader, List<Piece> claim, List<Piece> window) {
        for (Piece piece : claim) {
            for (Relation said : reader.apply(piece)) {
                Optional<Clash> clash = said.against(kind, piece, reader, window);
                if (clash.isPresent()) {
                    return clash;
                }
            }
        }
        return Optional.empty();
    }

    /** Both name who did it, and say it of the same thing, yet name nobody in common. */
    private boolean anotherDoer(Relation other) {
        return named && other.named && ends.differsOnLeft(other.ends);
    }

    private Optional<Clash> against(
            String kind, Piece claim, Function<Piece, List<Relation>> reader, List<Piece> window) {
        Optional<Clash> clash = Optional.empty();
        for (Piece piece : window) {
            boolean denied = claim.negations().isEmpty() != piece.negations().isEmpty();
            for (Relation other : denied ? List.<Relation>of() : reader.apply(piece)) {
                if (!name.equals(other.name)) {
                    continue;
                }
                if (ends.aligned(other.ends)) {
                    return Optional.empty();
                }
                if (clash.isEmpty() && (ends.swapped(other.ends) || anotherDoer(other))) {
                    clash = Optional.of(new Clash(kind, place.of(claim.text()), other.place.of(piece.text())));
                }
            }
        }
        return clash;
    }
}
