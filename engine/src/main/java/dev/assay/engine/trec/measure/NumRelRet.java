package dev.assay.engine.trec.measure;

import java.util.List;

/** Relevant documents retrieved; the summary is the sum. */
public record NumRelRet() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("num_rel_ret");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.relevantRetrieved();
    }

    @Override
    public double summary(double sum, Totals totals) {
        return sum;
    }

    @Override
    public boolean isCount() {
        return true;
    }
}
