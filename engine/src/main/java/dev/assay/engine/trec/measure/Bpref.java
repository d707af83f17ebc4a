package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Binary preference (Buckley and Voorhees 2004): how seldom judged non-relevant documents stand above relevant ones.
 * Documents without judgement are passed over.
 *
 * <pre>bpref = sum over relevant retrieved of (1 - min(n, R) / min(N, R)) / R</pre>
 *
 * where n counts judged non-relevant documents above it, N those of the topic, R the relevant ones.
 */
public record Bpref() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("bpref");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        values[at] = value(ranking);
    }

    static double value(TopicRanking ranking) {
        long relevant = ranking.relevant();
        long most = Math.min(ranking.nonRelevant(), relevant);
        long above = 0;
        double sum = 0;
        for (int i = 0; i < ranking.pooledPositions(); i++) {
            int grade = ranking.grade(ranking.pooledPosition(i));
            if (grade == TopicRanking.UNJUDGED) {
                continue;
            }
            if (grade < ranking.level()) {
                above++;
            } else {
                sum += above == 0 ? 1.0 : 1.0 - (double) Math.min(above, relevant) / most;
            }
        }
        return relevant == 0 ? sum : sum / relevant;
    }
}
