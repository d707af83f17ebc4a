package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Interpolated precision at recall levels: the largest precision at or after the rank where the share is reached.
 *
 * @param shares recall levels, ascending; 0, 0.1 … 1 if not given
 */
public record PrecisionAtRecall(Numbers shares) implements Measure {

    @Override
    public List<String> columns() {
        return shares.names("iprec_at_recall");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double[] precisions = InterpolatedPrecision.at(ranking, shares);
        System.arraycopy(precisions, 0, values, at, precisions.length);
    }

    /** The eleven standard levels. */
    static Numbers elevenPoints() {
        return Numbers.of(0, .1, .2, .3, .4, .5, .6, .7, .8, .9, 1.0);
    }
}
