package dev.assay.core.run;

import java.util.List;
import java.util.Optional;

/**
 * What is wrong with a run, the most frequent cause first.
 *
 * @param cases all cases
 * @param fallen cases that have a cause
 * @param causes the causes that occur, most frequent first, then in the order in which they are looked for
 */
public record Triage(int cases, int fallen, List<CauseShare> causes) {

    public Triage {
        causes = List.copyOf(causes);
    }

    /** The share of one cause; absent where no case has it. */
    public Optional<CauseShare> of(Cause cause) {
        return causes.stream().filter(share -> share.cause() == cause).findFirst();
    }
}
