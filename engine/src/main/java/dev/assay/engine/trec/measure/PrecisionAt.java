package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Precision at k: relevant documents among the first k / k, also where fewer were retrieved.
 *
 * @param depths cut-offs k, ascending
 */
public record PrecisionAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("P");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        for (int i = 0; i < depths.size(); i++) {
            values[at + i] = (double) ranking.relevantWithin(depths.at(i)) / depths.at(i);
        }
    }
}
