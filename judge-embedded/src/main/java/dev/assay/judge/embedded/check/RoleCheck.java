package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;

/** Who did what to whom: "A acquired B" against "B acquired A", A 收购 B against A 被 B 收购. */
final class RoleCheck {

    private RoleCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        return Relation.swapped("role", Deed::in, claim, window);
    }
}
