package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Precision at k relative to the best possible: relevant among the first k / min(k, relevant).
 *
 * @param depths cut-offs k, ascending
 */
public record RelativePrecisionAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("relative_P");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        if (ranking.relevant() == 0) {
            return;
        }
        for (int i = 0; i < depths.size(); i++) {
            values[at + i] = (double) ranking.relevantWithin(depths.at(i)) / Math.min(depths.at(i), ranking.relevant());
        }
    }
}
