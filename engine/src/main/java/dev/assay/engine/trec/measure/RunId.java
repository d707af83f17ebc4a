package dev.assay.engine.trec.measure;

import java.util.List;

/** Name of the run, that of the last line of its file; printed in the summary only. It has no value. */
public record RunId() implements Measure {

    @Override
    public List<String> columns() {
        return List.of();
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        // The name is the run's, not the topic's.
    }

    @Override
    public boolean hasTopicLine() {
        return false;
    }

    @Override
    public boolean readsRanking() {
        return false;
    }
}
