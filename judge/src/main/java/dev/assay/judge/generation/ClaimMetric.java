package dev.assay.judge.generation;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.Set;

/** A metric computed from the claim graph of a case. */
public interface ClaimMetric extends Metric {

    /** The score of one case. */
    Score score(ClaimGraph graph);

    @Override
    default Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.CONTEXTS, Need.JUDGE);
    }
}
