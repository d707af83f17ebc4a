package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A name that the window does not say, while another of its type stands in its place: "relies on MySQL", 张伟教授. */
final class NameCheck {

    /** Share of the claim's clause that must be said of the other name too. */
    private static final double LEAST = 0.6;

    private NameCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        for (Piece piece : claim) {
            for (Name name : Name.in(piece)) {
                if (window.stream().noneMatch(name::within)) {
                    Optional<Clash> clash = of(name, piece, claim, window);
                    if (clash.isPresent()) {
                        return clash;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Clash> of(Name name, Piece piece, List<Piece> claim, List<Piece> window) {
        Frame frame = new Frame(cue(name, piece), piece);
        for (Piece other : window) {
            for (Name instead : Name.in(other)) {
                boolean elsewhere = claim.stream().anyMatch(instead::within) || name.abbreviates(instead);
                if (name.type().equals(instead.type())
                        && !elsewhere
                        && name.modifies(piece) == instead.modifies(other)
                        && frame.share(other) >= LEAST
                        && beside(name.neighbours(piece), instead.neighbours(other))) {
                    return Optional.of(new Clash(
                            "name",
                            name.place().of(piece.text()),
                            instead.place().of(other.text())));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean beside(Set<String> some, Set<String> others) {
        return some.stream().anyMatch(others::contains);
    }

    /** The name as the cue of its clause. */
    private static Cue cue(Name name, Piece piece) {
        int first = 0;
        int last = 0;
        for (int i = 0; i < piece.words().size(); i++) {
            first = piece.words().get(i).end() <= name.place().start() ? i + 1 : first;
            last = piece.words().get(i).start() < name.place().end() ? i : last;
        }
        return new Cue("name", name.type(), first, last, name.place());
    }
}
