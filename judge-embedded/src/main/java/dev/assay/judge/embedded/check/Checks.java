package dev.assay.judge.embedded.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All checks on one claim and one window. To add one: its file, its test, one line in {@link #WORDS}. */
public final class Checks {

    /** One kind of words. */
    private interface Check {
        Optional<Clash> of(List<Piece> claim, List<Piece> window);
    }

    private static final List<Check> WORDS = List.of(
            QuantifierCheck::of,
            ModalityCheck::of,
            ComparativeCheck::of,
            ConditionCheck::of,
            RoleCheck::of,
            OppositeCheck::of,
            NameCheck::of);

    private Checks() {}

    /**
     * What the checks found.
     *
     * @param clashes words of the claim that words of the window rule out
     * @param missing numbers of the claim that the window does not say, and says no other in their place
     * @param agreed number of the claim's numbers that the window says too
     */
    public record Findings(List<Clash> clashes, List<String> missing, int agreed) {

        public Findings {
            clashes = List.copyOf(clashes);
            missing = List.copyOf(missing);
        }

        /** Whether the claim cannot be supported by the window, whatever the rest says. */
        public boolean forbidSupport() {
            return !clashes.isEmpty() || !missing.isEmpty();
        }
    }

    /**
     * Holds a claim against a window.
     *
     * @param claim the claim
     * @param sentences the sentences of the window, in order
     */
    public static Findings of(Checked claim, List<Checked> sentences) {
        List<Piece> window = sentences.stream()
                .flatMap(sentence -> sentence.pieces().stream())
                .toList();
        List<Clash> clashes = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        int agreed = 0;
        Set<String> content = claim.content();
        List<Quantity> said = claim.pieces().stream()
                .flatMap(piece -> piece.quantities().stream())
                .toList();
        for (Piece piece : claim.pieces()) {
            Set<String> others = new HashSet<>(content);
            others.removeAll(piece.content());
            for (Quantity quantity : piece.quantities()) {
                QuantityCheck.Outcome outcome = QuantityCheck.of(quantity, piece, said, others, window);
                agreed += outcome.agreed() ? 1 : 0;
                if (outcome.clash().isPresent() && !(quantity.vague() && quantity.high() <= 1)) {
                    clashes.add(outcome.clash().get());
                } else if (!outcome.agreed() && !quantity.vague()) {
                    missing.add(quantity.place().of(piece.text()));
                }
            }
        }
        NegationCheck.of(claim.pieces(), content, window).ifPresent(clashes::add);
        for (Check check : WORDS) {
            check.of(claim.pieces(), window).ifPresent(clashes::add);
        }
        return new Findings(clashes, missing, agreed);
    }
}
