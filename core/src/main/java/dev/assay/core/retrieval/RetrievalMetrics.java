package dev.assay.core.retrieval;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;

/** The retrieval metrics. To add one: its file, its test, one line here. */
public final class RetrievalMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(RecallAtK.FAMILY);

    private RetrievalMetrics() {}

    static Score nothingRelevant(int minGrade) {
        return new Score.Undefined("nothing is judged " + minGrade + " or better");
    }

    static MetricName name(String base, int k, int minGrade) {
        MetricName name = MetricName.of(base, k);
        return minGrade == 1 ? name : name.with("rel", String.valueOf(minGrade));
    }
}
