package dev.assay.engine.trec.measure;

import java.util.List;

/** Documents retrieved, after {@code -M} and {@code -J}; the summary is the sum. */
public record NumRet() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("num_ret");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = ranking.retrieved();
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
