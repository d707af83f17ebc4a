package dev.assay.core.run;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import java.util.List;

/**
 * A claim of the answer with what the whole context says of it.
 *
 * @param claim the claim
 * @param verdict supported by one passage or more; else contradicted by one or more; else not stated
 * @param passages what each passage says, in rank order
 */
public record JudgedClaim(Claim claim, Verdict verdict, List<PassageVerdict> passages) {

    public JudgedClaim {
        passages = List.copyOf(passages);
    }
}
