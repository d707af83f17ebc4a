package dev.assay.core.retrieval;

import dev.assay.core.metric.Arguments;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Discounted gain of the list, divided by that of the best list the labels allow.
 *
 * @param k depth, 1 or more; absent = the whole list
 * @param gain what a grade is worth
 */
public record Ndcg(OptionalInt k, Gain gain) implements RankingMetric {

    /** What a relevance grade is worth. */
    public enum Gain {
        /** The grade itself. */
        LINEAR,
        /** Two to the power of the grade, less one. */
        EXP
    }

    static final MetricFamily FAMILY = new MetricFamily(
            "ndcg", List.of(), MetricFamily.Depth.OPTIONAL, Set.of("gain", "dcg"), Definition.of("""
                    Discounted gain of the list, divided by that of the best list the labels allow.
                    按排名折损的累计增益，除以标注所允许的最佳排序的累计增益。
                    formula: ndcg@k = DCG@k / ideal DCG@k; DCG = sum of gain / log2(rank + 1); gain = grade, or 2^grade - 1 with gain=exp; the ideal is made of all judged groups, cut at k
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is; the ideal is still cut at k
                    unjudged: gain 0, like a grade below 0
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [x, b, a]: ndcg@3 = (0.630930 + 0.5) / (1 + 0.630930) = 0.693426
                    confused with: nDCG whose ideal is made of what was retrieved (a common bug: it is too high), and gain=exp
                    bad at: comparing cases whose numbers of relevant items differ much
                    source: Järvelin, Kekäläinen 2002, Cumulated Gain-Based Evaluation of IR Techniques, ACM TOIS 20(4); discount and gain=exp: Burges et al. 2005, ICML
                    agrees with: trec_eval ndcg and ndcg_cut_k, ir_measures nDCG@k; gain=exp with gdeval, ir_measures nDCG(dcg='exp-log2')@k; of groups first found at one rank the largest grade counts
                    """), Ndcg::of);

    public Ndcg {
        RetrievalMetrics.check("ndcg", k, 1);
    }

    private static Ndcg of(Arguments arguments) {
        if (arguments.name().parameters().containsKey("dcg")) {
            String dcg = arguments.word("dcg", "log2", Set.of("log2", "exp-log2"));
            String gain = dcg.equals("log2") ? "linear" : "exp";
            if (!arguments.word("gain", gain, Set.of("linear", "exp")).equals(gain)) {
                throw new IllegalArgumentException(
                        "`" + arguments.name() + "`: dcg and gain contradict each other; write gain alone");
            }
            return new Ndcg(arguments.optionalDepth(), gain(gain));
        }
        return new Ndcg(arguments.optionalDepth(), gain(arguments.word("gain", "linear", Set.of("linear", "exp"))));
    }

    private static Gain gain(String word) {
        return word.equals("exp") ? Gain.EXP : Gain.LINEAR;
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int[] grades = ranking.idealGains();
        if (grades.length == 0) {
            return RetrievalMetrics.nothingRelevant(1);
        }
        double ideal = 0;
        for (int rank = Math.min(k.orElse(Integer.MAX_VALUE), grades.length); rank >= 1; rank--) {
            ideal += worth(grades[rank - 1]) / log2(rank + 1);
        }
        if (!Double.isFinite(ideal)) {
            return new Score.Undefined(
                    "grade " + grades[0] + " is too large for 2^grade - 1; use ndcg without gain=exp");
        }
        double sum = 0;
        for (int rank = RetrievalMetrics.last(k, ranking); rank >= 1; rank--) {
            int grade = ranking.gain(rank);
            if (grade > 0) {
                sum += worth(grade) / log2(rank + 1);
            }
        }
        return Score.of(sum / ideal);
    }

    private double worth(int grade) {
        return gain == Gain.EXP ? Math.scalb(1.0, grade) - 1 : grade;
    }

    private static double log2(int number) {
        return Math.log(number) / Math.log(2);
    }

    @Override
    public MetricName name() {
        return gain == Gain.LINEAR
                ? RetrievalMetrics.name("ndcg", k, 1)
                : RetrievalMetrics.name("ndcg", k, 1).with("gain", "exp");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
