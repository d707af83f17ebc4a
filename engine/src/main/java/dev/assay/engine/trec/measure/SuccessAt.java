package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Success at k: 1 if a relevant document stands among the first k, else 0.
 *
 * @param depths cut-offs k, ascending
 */
public record SuccessAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("success");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        for (int i = 0; i < depths.size(); i++) {
            values[at + i] = ranking.relevantWithin(depths.at(i)) > 0 ? 1 : 0;
        }
    }
}
