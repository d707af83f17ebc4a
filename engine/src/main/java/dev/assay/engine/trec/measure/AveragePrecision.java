package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Average precision, whose mean is MAP: the precision at each relevant rank, summed, over all relevant documents.
 *
 * <pre>map = sum over relevant ranks i of (relevant in the first i / i) / relevant</pre>
 */
public record AveragePrecision() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("map");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = value(ranking);
    }

    static double value(TopicRanking ranking) {
        int found = ranking.relevantPositions();
        return found == 0 ? 0 : sum(ranking, found) / ranking.relevant();
    }

    /** Sum of the precisions at the first {@code count} relevant ranks. */
    static double sum(TopicRanking ranking, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += (double) (i + 1) / (ranking.relevantPosition(i) + 1);
        }
        return sum;
    }
}
