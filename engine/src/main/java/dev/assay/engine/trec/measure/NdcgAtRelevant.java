package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * nDCG averaged over the ranks of documents with a gain, {@code ndcg_rel}; one that is not retrieved has the nDCG of the
 * end of the ranking.
 *
 * @param column name as printed
 * @param map gains that differ from the grades
 */
record NdcgAtRelevant(String column, GainMap map) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        Gains gains = new Gains(ranking, map);
        Ideal ideal = gains.ideal();
        double dcg = 0;
        double idealDcg = 0;
        double sum = 0;
        long withGain = 0;
        long found = 0;
        for (int i = 0; i < ranking.retrieved() || ideal.goesOn(); i++) {
            double gain = i < ranking.retrieved() ? gains.of(ranking.grade(i)) : 0;
            dcg += gain == 0 ? 0 : gain / Discounts.at(i);
            if (ideal.goesOn() && ideal.next() > 0) {
                withGain++;
                idealDcg += ideal.gain() / Discounts.at(i);
            }
            if (gain > 0) {
                sum += dcg / idealDcg;
                found++;
            }
        }
        sum += (double) (withGain - found) * dcg / idealDcg;
        values[at] = sum > 0 ? sum / withGain : 0;
    }
}
