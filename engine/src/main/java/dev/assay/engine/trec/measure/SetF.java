package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * F of the set retrieved: (x + 1) · P · R / (x · P + R). As in trec_eval x is the square of the usual beta.
 *
 * @param column name as printed
 * @param x weight of recall, 1 if not given
 */
public record SetF(String column, double x) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        if (ranking.relevantRetrieved() > 0) {
            double precision = (double) ranking.relevantRetrieved() / ranking.retrieved();
            double recall = (double) ranking.relevantRetrieved() / ranking.relevant();
            values[at] = (x + 1.0) * precision * recall / (x * precision + recall);
        }
    }
}
