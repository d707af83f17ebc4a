package dev.assay.engine.trec.measure;

import java.util.List;

/** Precision times recall of the set retrieved. */
public record SetMap() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("set_map");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double found = ranking.relevantRetrieved();
        double product = (double) ranking.retrieved() * ranking.relevant();
        values[at] = product == 0 ? 0 : found * found / product;
    }
}
