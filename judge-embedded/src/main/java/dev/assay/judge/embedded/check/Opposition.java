package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Looks for a cue of the claim that the window turns around: the clause of the window that fits the claim's clause best
 * holds an opposed cue beside the same words, and no clause that fits as well says the claim's own.
 */
final class Opposition {

    /** Share of a clause that must agree where nothing stands behind the cue. */
    private static final double NEARLY_ALL = 0.75;

    private final String kind;
    private final Lexicon lexicon;
    private final BiPredicate<Cue, Cue> opposed;
    private final double least;

    /**
     * One kind of opposition.
     *
     * @param kind what a clash of it is called
     * @param opposed whether the passage's cue, the second, rules out the claim's
     * @param least share of the claim's clause that the window's clause must hold, above 0 and at most 1
     */
    Opposition(String kind, Lexicon lexicon, BiPredicate<Cue, Cue> opposed, double least) {
        this.kind = kind;
        this.lexicon = lexicon;
        this.opposed = opposed;
        this.least = least;
    }

    /** The first clash of a claim with a window, by clauses. */
    Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        for (Piece piece : claim) {
            for (Cue cue : lexicon.in(piece)) {
                Optional<Clash> clash = of(cue, piece, window);
                if (clash.isPresent()) {
                    return clash;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Clash> of(Cue cue, Piece claim, List<Piece> window) {
        Frame frame = new Frame(cue, claim);
        double opposing = 0;
        double other = 0;
        Optional<Clash> clash = Optional.empty();
        for (Piece piece : window) {
            double fit = frame.share(piece);
            Optional<Cue> against = against(frame, piece);
            if (against.isEmpty()) {
                other = Math.max(other, fit);
            } else if (fit > opposing) {
                opposing = fit;
                Cue said = against.get();
                clash = Optional.of(new Clash(kind, frame.words(), new Frame(said, piece).words()));
            }
        }
        return opposing >= least && opposing > other ? clash : Optional.empty();
    }

    /** The cue of the clause that stands against the claim's; none where the clause says the claim's own too. */
    private Optional<Cue> against(Frame frame, Piece piece) {
        List<Cue> cues = lexicon.in(piece);
        boolean same = cues.stream().anyMatch(frame.cue()::together);
        return same
                ? Optional.empty()
                : cues.stream()
                        .filter(said -> opposed.test(frame.cue(), said) && turnsAlone(frame, new Frame(said, piece)))
                        .findFirst();
    }

    /** Whether the cues bear on the same words, and no further negation turns one of the clauses round again. */
    private static boolean turnsAlone(Frame frame, Frame other) {
        boolean beside = frame.meets(other) || (frame.endsAlike(other) && frame.share(other.piece()) >= NEARLY_ALL);
        return beside && frame.denied() == other.denied();
    }
}
