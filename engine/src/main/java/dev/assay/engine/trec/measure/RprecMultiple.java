package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Precision at multiples of R, R being the number of relevant documents.
 *
 * @param factors ascending; 0.2, 0.4 … 2 if not given
 */
public record RprecMultiple(Numbers factors) implements Measure {

    private static final double ROUND_UP = 0.9;

    @Override
    public List<String> columns() {
        return factors.names("Rprec_mult");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        for (int i = 0; i < factors.size(); i++) {
            values[at + i] = precision(ranking, (long) (factors.at(i) * ranking.relevant() + ROUND_UP));
        }
    }

    private static double precision(TopicRanking ranking, long depth) {
        int found = ranking.relevantRetrieved();
        if (depth > ranking.retrieved()) {
            return (double) found / depth;
        }
        int below = ranking.relevantPositions() - ranking.relevantWithin(depth);
        return depth <= 0 || found <= below ? 0 : (double) (found - below) / depth;
    }

    /** A fifth of R up to twice R. */
    static Numbers standardFactors() {
        return Numbers.of(.2, .4, .6, .8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0);
    }
}
