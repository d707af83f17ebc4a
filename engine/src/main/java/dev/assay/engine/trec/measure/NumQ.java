package dev.assay.engine.trec.measure;

import java.util.List;

/** Number of topics evaluated; summary only. */
public record NumQ() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("num_q");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = 1;
    }

    @Override
    public double summary(double sum, Totals totals) {
        return totals.topics();
    }

    @Override
    public boolean isCount() {
        return true;
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
