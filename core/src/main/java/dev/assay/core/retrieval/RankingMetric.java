package dev.assay.core.retrieval;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.Set;

/** A metric computed from a ranked list and labels alone. */
public interface RankingMetric extends Metric {

    /** The score of one ranked list. */
    Score score(JudgedRanking ranking);

    @Override
    default Set<Need> needs() {
        return Set.of(Need.JUDGMENTS, Need.RANKING);
    }
}
