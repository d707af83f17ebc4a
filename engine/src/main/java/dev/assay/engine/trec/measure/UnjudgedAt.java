package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Share of the first k that nobody judged, those in the pool without judgement included. High values warn that the
 * judgements do not cover the run.
 *
 * @param depths cut-offs k, ascending
 */
public record UnjudgedAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("unj");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        for (int i = 0; i < depths.size(); i++) {
            values[at + i] = (double) unjudged(ranking, depths.at(i)) / depths.at(i);
        }
    }

    private static int unjudged(TopicRanking ranking, long depth) {
        int count = 0;
        for (int i = 0; i < Math.min(depth, ranking.retrieved()); i++) {
            count += ranking.grade(i) < 0 ? 1 : 0;
        }
        return count;
    }
}
