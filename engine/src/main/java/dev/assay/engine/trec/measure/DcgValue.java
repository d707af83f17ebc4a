package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Discounted cumulative gain, not normalised.
 *
 * @param column name as printed
 * @param map gains that differ from the grades
 */
record DcgValue(String column, GainMap map) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        Gains gains = new Gains(ranking, map);
        values[at] = Dcg.ofRanking(ranking, gains);
    }
}
