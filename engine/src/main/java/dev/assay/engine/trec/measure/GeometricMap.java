package dev.assay.engine.trec.measure;

import java.util.List;

/** Geometric mean of average precision over the topics; summary only. */
public record GeometricMap() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("gm_map");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = GeometricMeans.logarithm(AveragePrecision.value(ranking));
    }

    @Override
    public double summary(double sum, Totals totals) {
        return GeometricMeans.mean(sum, totals);
    }

    @Override
    public boolean hasTopicLine() {
        return false;
    }
}
