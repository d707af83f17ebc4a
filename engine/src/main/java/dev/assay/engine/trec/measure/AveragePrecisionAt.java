package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Average precision that looks at the first k only; the divisor stays all relevant documents.
 *
 * @param depths cut-offs k, ascending
 */
public record AveragePrecisionAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("map_cut");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        if (ranking.relevant() == 0) {
            return;
        }
        for (int i = 0; i < depths.size(); i++) {
            values[at + i] = AveragePrecision.sum(ranking, ranking.relevantWithin(depths.at(i))) / ranking.relevant();
        }
    }
}
