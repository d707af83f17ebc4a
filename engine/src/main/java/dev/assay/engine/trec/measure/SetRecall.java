package dev.assay.engine.trec.measure;

import java.util.List;

/** Relevant retrieved / relevant. */
public record SetRecall() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("set_recall");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.relevant() == 0 ? 0 : (double) ranking.relevantRetrieved() / ranking.relevant();
    }
}
