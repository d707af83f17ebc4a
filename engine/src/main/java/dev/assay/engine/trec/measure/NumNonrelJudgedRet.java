package dev.assay.engine.trec.measure;

import java.util.List;

/** Judged documents retrieved that are not relevant; the summary is the sum. */
public record NumNonrelJudgedRet() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("num_nonrel_judged_ret");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.pooledPositions() - ranking.unjudgedRetrieved() - ranking.relevantRetrieved();
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
