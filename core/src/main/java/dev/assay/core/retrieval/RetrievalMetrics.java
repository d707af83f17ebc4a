package dev.assay.core.retrieval;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The retrieval metrics. To add one: its file, its test, one line here. */
public final class RetrievalMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(
            RecallAtK.FAMILY,
            PrecisionAtK.FAMILY,
            F1AtK.FAMILY,
            SuccessAtK.FAMILY,
            ReciprocalRank.FAMILY,
            AveragePrecision.FAMILY,
            Ndcg.FAMILY,
            RPrecision.FAMILY,
            Bpref.FAMILY,
            InferredAp.FAMILY,
            RankBiasedPrecision.FAMILY,
            ErrAtK.FAMILY,
            JudgedAtK.FAMILY,
            ContextPrecisionAtK.FAMILY,
            ContextRecallAtK.FAMILY);

    private RetrievalMetrics() {}

    static Score nothingRelevant(int minGrade) {
        return new Score.Undefined("nothing is judged " + minGrade + " or better");
    }

    static Score needsPlainIds(String metric) {
        return new Score.Undefined(
                metric + " needs judged ids: groups, documents and spans do not say which other items were judged");
    }

    static MetricName name(String base, int k, int minGrade) {
        return name(base, OptionalInt.of(k), minGrade);
    }

    static MetricName name(String base, OptionalInt k, int minGrade) {
        MetricName name = new MetricName(base, Map.of(), k);
        return minGrade == 1 ? name : name.with("rel", String.valueOf(minGrade));
    }

    /** Refuses a depth or a lowest relevant grade below 1. */
    static void check(String base, OptionalInt k, int minGrade) {
        MetricName name = name(base, k, minGrade);
        if (minGrade < 1) {
            throw new IllegalArgumentException(
                    name + ": rel is the lowest grade that counts as relevant, 1 or more; write "
                            + new MetricName(base, Map.of("rel", "1"), k));
        }
    }

    /** The last rank to look at. */
    static int last(OptionalInt k, JudgedRanking ranking) {
        return Math.min(k.orElse(Integer.MAX_VALUE), ranking.size());
    }

    /** A number as written in a name: plain digits that parse back to the same number. */
    static String decimal(double number) {
        return new BigDecimal(Double.toString(number)).toPlainString();
    }
}
