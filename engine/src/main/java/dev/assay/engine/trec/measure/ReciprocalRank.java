package dev.assay.engine.trec.measure;

import java.util.List;

/** One over the first relevant rank, 0 if there is none. */
public record ReciprocalRank() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("recip_rank");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.relevantPositions() == 0 ? 0 : 1.0 / (ranking.relevantPosition(0) + 1);
    }
}
