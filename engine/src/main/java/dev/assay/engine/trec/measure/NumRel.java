package dev.assay.engine.trec.measure;

import java.util.List;

/** Relevant documents of the topic. The summary is the sum; under {@code -c} it counts grades above 0 whatever {@code -l} says. */
public record NumRel() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("num_rel");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.relevant();
    }

    @Override
    public double summary(double sum, Totals totals) {
        return totals.complete() ? totals.positive() : sum;
    }

    @Override
    public boolean isCount() {
        return true;
    }
}
