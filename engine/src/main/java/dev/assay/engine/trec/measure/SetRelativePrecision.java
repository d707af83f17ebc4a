package dev.assay.engine.trec.measure;

import java.util.List;

/** Relevant retrieved / min(retrieved, relevant). */
public record SetRelativePrecision() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("set_relative_P");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        long most = Math.min(ranking.retrieved(), ranking.relevant());
        values[at] = most == 0 ? 0 : (double) ranking.relevantRetrieved() / most;
    }
}
