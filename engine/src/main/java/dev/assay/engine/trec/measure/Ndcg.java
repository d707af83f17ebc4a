package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Normalised discounted cumulative gain over the whole ranking; the ideal ranks all judged documents.
 *
 * @param column name as printed
 * @param map gains that differ from the grades
 */
record Ndcg(String column, GainMap map) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        Gains gains = new Gains(ranking, map);
        double ideal = Dcg.ofIdeal(gains);
        values[at] = ideal > 0 ? Dcg.ofRanking(ranking, gains) / ideal : 0;
    }
}
