package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Rank-biased precision (Moffat and Zobel 2008): sum of gain · p^(rank - 1), times 1 - p. Gains are divided by the
 * topic's largest where that is above 1, so that they lie between 0 and 1.
 *
 * @param column name as printed
 * @param map {@code p}, 0.9 if not given, and gains that differ from the grades
 */
record RankBiasedPrecision(String column, GainMap map) implements Measure {

    static final double PERSISTENCE = 0.9;

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double p = map.named("p", PERSISTENCE);
        Gains gains = new Gains(ranking, map);
        double smallest = gains.smallest();
        double largest = gains.largest();
        boolean scaled = smallest < 0 || largest > 1;
        double weight = 1;
        double sum = 0;
        for (int i = 0; i < ranking.retrieved(); i++) {
            int grade = ranking.grade(i);
            double gain = gains.of(grade);
            if (scaled && gains.has(grade)) {
                gain = (gain - smallest) / (largest - smallest);
            }
            sum += gain == 0 ? 0 : gain * weight;
            weight *= p;
        }
        values[at] = (1.0 - p) * sum;
    }
}
