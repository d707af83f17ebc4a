package dev.assay.core.run;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * A claim of the answer or of the reference with what the context says of it, and what the other of the two says.
 *
 * @param claim the claim
 * @param verdict supported by one passage or more; else contradicted by one or more; else not stated
 * @param passages what each passage says, in rank order; empty when nobody asked
 * @param other what the reference says of a claim of the answer, or the answer of a claim of the reference; absent when
 *     nobody asked
 */
public record JudgedClaim(Claim claim, Verdict verdict, List<PassageVerdict> passages, Optional<TextVerdict> other) {

    public JudgedClaim {
        passages = List.copyOf(passages);
    }

    /** A claim that was held against passages only. */
    public JudgedClaim(Claim claim, Verdict verdict, List<PassageVerdict> passages) {
        this(claim, verdict, passages, Optional.empty());
    }

    /** Whether one passage or more supports it. */
    public boolean supported() {
        return verdict == Verdict.SUPPORTED;
    }

    /** Whether this passage supports it. */
    public boolean supportedBy(int passage) {
        return passages.stream().anyMatch(said -> said.passage() == passage && said.verdict() == Verdict.SUPPORTED);
    }

    /** Whether the other text supports it. */
    public boolean supportedByOther() {
        return other.filter(said -> said.verdict() == Verdict.SUPPORTED).isPresent();
    }
}
