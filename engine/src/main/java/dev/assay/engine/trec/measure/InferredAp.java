package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Inferred average precision (Yilmaz and Aslam 2006): average precision estimated from a pool of which only a sample was
 * judged (negative grades mark the rest).
 */
public record InferredAp() implements Measure {

    private static final double EPSILON = .00001;

    @Override
    public List<String> columns() {
        return List.of("infAP");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        long above = 0;
        long relevantAbove = 0;
        long unjudgedAbove = 0;
        double sum = 0;
        for (int i = 0; i < ranking.pooledPositions(); i++) {
            int position = ranking.pooledPosition(i);
            int grade = ranking.grade(position);
            if (grade == TopicRanking.UNJUDGED) {
                unjudgedAbove++;
                continue;
            }
            if (grade >= ranking.level()) {
                sum += expected(position, above, relevantAbove, unjudgedAbove);
                relevantAbove++;
            }
            above++;
        }
        values[at] = ranking.relevant() == 0 ? sum : sum / ranking.relevant();
    }

    /** Expected precision at a relevant rank, from what was judged above it. */
    private static double expected(int position, long above, long relevantAbove, long unjudgedAbove) {
        if (position == 0) {
            return 1;
        }
        double depth = position;
        return 1.0 / (depth + 1.0)
                + (depth / (depth + 1.0))
                        * ((above + unjudgedAbove) / depth)
                        * ((relevantAbove + EPSILON) / (above + 2 * EPSILON));
    }
}
