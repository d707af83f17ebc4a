package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * Mean of the interpolated precisions at recall levels, {@code 11pt_avg}.
 *
 * @param column name as printed
 * @param shares recall levels, ascending; 0, 0.1 … 1 if not given
 */
public record AverageOverRecall(String column, Numbers shares) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double[] precisions = InterpolatedPrecision.at(ranking, shares);
        double sum = 0;
        for (int i = precisions.length - 1; i >= 0; i--) {
            sum += precisions[i];
        }
        values[at] = sum / precisions.length;
    }
}
