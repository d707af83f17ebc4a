package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * nDCG averaged over the ranks where the ideal ranking goes from one gain to the next, {@code Rndcg}, and the end of
 * the ranking.
 *
 * @param column name as printed
 * @param map gains that differ from the grades
 */
record NdcgAtLevels(String column, GainMap map) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        if (ranking.relevant() > 0) {
            values[at] = new Walk(ranking, new Gains(ranking, map)).mean();
        }
    }

    /** One pass down the ranking and the ideal side by side. */
    private static final class Walk {

        private final TopicRanking ranking;
        private final Gains gains;
        private final Ideal ideal;
        private double dcg;
        private double idealDcg;
        private double sum;
        private int points;

        Walk(TopicRanking ranking, Gains gains) {
            this.ranking = ranking;
            this.gains = gains;
            ideal = gains.ideal();
        }

        double mean() {
            int i = 0;
            for (; i < ranking.retrieved() && ideal.goesOn(); i++) {
                stepIdeal(i, true);
            }
            if (i < ranking.retrieved()) {
                for (; i < ranking.retrieved(); i++) {
                    addGain(i);
                }
                addPoint();
            }
            for (; ideal.goesOn(); i++) {
                stepIdeal(i, false);
            }
            return sum / points;
        }

        private void stepIdeal(int position, boolean retrieved) {
            double before = ideal.gain();
            if (ideal.next() != before) {
                addPoint();
            }
            if (retrieved) {
                addGain(position);
            }
            if (ideal.gain() > 0) {
                idealDcg += ideal.gain() / Discounts.at(position);
            }
        }

        private void addGain(int position) {
            double gain = gains.of(ranking.grade(position));
            dcg += gain == 0 ? 0 : gain / Discounts.at(position);
        }

        private void addPoint() {
            if (idealDcg > 0) {
                sum += dcg / idealDcg;
                points++;
            }
        }
    }
}
