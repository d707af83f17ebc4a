package dev.assay.engine.trec.measure;

import java.util.List;

/** Yet another average precision (Robertson 2006): the log odds of the sum of precisions, ln((1 + s) / (1 + R - s)). */
public record Yaap() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("yaap");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double sum = AveragePrecision.sum(ranking, ranking.relevantPositions());
        values[at] = Math.log((1.0 + sum) / (1.0 + ranking.relevant() - sum));
    }
}
