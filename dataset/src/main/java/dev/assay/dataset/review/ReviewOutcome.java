package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import dev.assay.engine.input.Fault;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What a review session, or an import, did.
 *
 * @param log the audit log
 * @param by who
 * @param done how often what was done
 * @param skipped how many cases were skipped
 * @param left how many cases still wait for this reviewer
 * @param statuses how many cases of the dataset stand where; a case without a review counts as draft
 * @param refused rows that were not taken, and why
 * @param damaged lines of the log that cannot be read
 */
public record ReviewOutcome(
        Path log,
        String by,
        Map<Action, Integer> done,
        int skipped,
        int left,
        Map<Review.Status, Integer> statuses,
        List<Fault> refused,
        List<Fault> damaged) {

    public ReviewOutcome {
        done = Map.copyOf(done);
        statuses = Map.copyOf(statuses);
        refused = List.copyOf(refused);
        damaged = List.copyOf(damaged);
    }

    /** 0, or 2 where rows were refused. */
    public int exit() {
        return refused.isEmpty() ? 0 : 2;
    }
}
