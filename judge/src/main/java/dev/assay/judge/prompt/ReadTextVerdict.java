package dev.assay.judge.prompt;

import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import java.util.Optional;

/**
 * What passages and a further text say of one claim, from a valid reply.
 *
 * @param passages what the passages say
 * @param verdict what the further text says
 * @param quote the deciding words of the further text; present unless it leaves the claim open
 */
public record ReadTextVerdict(ReadVerdict passages, Verdict verdict, Optional<String> quote) {

    /** What the further text says, of a claim with this number. */
    public TextVerdict text(int claim) {
        return new TextVerdict(claim, verdict, quote, "");
    }
}
