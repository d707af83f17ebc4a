package dev.assay.engine.trec.measure;

/** Discounted cumulative gain: gain / log2(rank + 1), summed over the ranks (Järvelin and Kekäläinen 2002). */
final class Dcg {

    private Dcg() {}

    static double ofRanking(TopicRanking ranking, Gains gains) {
        double sum = 0;
        for (int i = 0; i < ranking.retrieved(); i++) {
            double gain = gains.of(ranking.grade(i));
            if (gain != 0) {
                sum += gain / Discounts.at(i);
            }
        }
        return sum;
    }

    static double ofIdeal(Gains gains) {
        Ideal ideal = gains.ideal();
        double sum = 0;
        for (int i = 0; ideal.goesOn(); i++) {
            double gain = ideal.next();
            if (gain > 0) {
                sum += gain / Discounts.at(i);
            }
        }
        return sum;
    }
}
