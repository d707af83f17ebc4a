package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Recall at k: relevant documents among the first k / all relevant ones.
 *
 * @param depths cut-offs k, ascending
 */
public record RecallAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("recall");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        if (ranking.relevant() == 0) {
            return;
        }
        for (int i = 0; i < depths.size(); i++) {
            values[at + i] = (double) ranking.relevantWithin(depths.at(i)) / ranking.relevant();
        }
    }
}
