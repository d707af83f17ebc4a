package dev.assay.engine.trec.measure;

import java.util.List;

/** Precision at rank R, R being the number of relevant documents: relevant among the first R / R. */
public record Rprec() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("Rprec");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        long relevant = ranking.relevant();
        long depth = Math.min(ranking.retrieved(), relevant);
        values[at] = depth == 0 ? 0 : (double) ranking.relevantWithin(depth) / relevant;
    }
}
