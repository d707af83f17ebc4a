package dev.assay.engine.trec.measure;

import java.util.List;

/** Relevant retrieved / retrieved. */
public record SetPrecision() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("set_P");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.retrieved() == 0 ? 0 : (double) ranking.relevantRetrieved() / ranking.retrieved();
    }
}
