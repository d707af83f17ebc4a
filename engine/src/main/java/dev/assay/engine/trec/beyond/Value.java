package dev.assay.engine.trec.beyond;

import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.score.TrecResult;
import java.util.ArrayList;
import java.util.List;

/**
 * One printed value of a measure, such as {@code P_5}.
 *
 * @param name as trec_eval prints it
 * @param measure its measure
 * @param column its place among the values of a topic
 */
record Value(String name, Measure measure, int column) {

    static List<Value> of(TrecResult result) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < result.measures().size(); i++) {
            for (int column = result.columns().first(i);
                    column < result.columns().first(i + 1);
                    column++) {
                values.add(new Value(
                        result.columns().name(column), result.measures().get(i), column));
            }
        }
        return values;
    }

    /** The values of all topics in their order; one that is no number stays NaN here and becomes undefined above. */
    double[] perTopic(TrecResult result) {
        return result.topics().stream()
                .mapToDouble(topic -> topic.scores().values()[column])
                .toArray();
    }

    /** Whether the mean of the topics' values is what the summary shows, so that runs can be compared by it. */
    boolean isMean() {
        return !measure.isCount() && measure.hasTopicLine();
    }
}
