package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Normalised gain, {@code G}: each gain is divided by log2(2 + what an ideal ranking would have gained more so far), and
 * the sum by the sum of all gains.
 *
 * @param column name as printed
 * @param map gains that differ from the grades
 */
record NormalizedGain(String column, GainMap map) implements Measure {

    private static final double LEAST_COST = 1;

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        Gains gains = new Gains(ranking, map);
        Ideal ideal = gains.ideal();
        double gained = 0;
        double all = 0;
        double cost = 0;
        double sum = 0;
        for (int i = 0; i < ranking.retrieved() || ideal.goesOn(); i++) {
            double best = ideal.goesOn() ? ideal.next() : 0;
            all += Math.max(best, 0);
            if (i < ranking.retrieved()) {
                double gain = gains.of(ranking.grade(i));
                gained += gain;
                cost += Math.max(best, LEAST_COST);
                sum += gain == 0 ? 0 : gain / Discounts.log2(2 + cost - gained);
            }
        }
        values[at] = all > 0 ? sum / all : 0;
    }
}
