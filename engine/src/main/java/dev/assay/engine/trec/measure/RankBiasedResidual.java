package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * How much {@link RankBiasedPrecision} could rise if every unjudged document had the largest gain; 0 where all are
 * judged.
 *
 * @param column name as printed
 * @param map {@code p}, 0.9 if not given
 */
record RankBiasedResidual(String column, GainMap map) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double p = map.named("p", RankBiasedPrecision.PERSISTENCE);
        double weight = 1;
        double sum = 0;
        boolean unjudged = false;
        for (int i = 0; i < ranking.retrieved(); i++) {
            if (ranking.grade(i) < 0) {
                unjudged = true;
                sum += weight;
            }
            weight *= p;
        }
        values[at] = unjudged ? weight + (1 - p) * sum : 0;
    }
}
