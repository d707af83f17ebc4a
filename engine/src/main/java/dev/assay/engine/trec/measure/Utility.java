package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.TrecFailure;
import java.util.List;

/**
 * Utility of the set retrieved: a · relevant retrieved + b · others retrieved + c · relevant missed + d · others left.
 *
 * @param column name as printed
 * @param weights a, b, c, d; 1, -1, 0, 0 if not given
 */
public record Utility(String column, Numbers weights) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(column);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        if (weights.size() != 4) {
            throw new TrecFailure(
                    TrecFailure.MEASURE,
                    "cannot compute measure 'utility': " + weights.size()
                            + " weights given, four needed, as in utility.1,-1,0,0");
        }
        long found = ranking.relevantRetrieved();
        long retrieved = ranking.retrieved();
        long relevant = ranking.relevant();
        values[at] = weights.at(0) * found
                + weights.at(1) * (retrieved - found)
                + weights.at(2) * (relevant - found)
                + weights.at(3) * (ranking.collectionSize() + found - retrieved - relevant);
    }
}
