package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** The two ways to tell which passages are useful, under one name, and the average precision that both take. */
final class ContextPrecisions {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextPrecision",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("reference"),
            Definition.of("""
                    How far up the useful passages stand: average precision over the passages that support a claim of the reference.
                    有用段落排得多靠前：以支持参考答案论断的段落为相关，计算平均精度。
                    formula: contextPrecision = sum over relevant ranks of precision@rank / relevant passages; relevant = supports at least one claim of the reference; with reference=none: judged relevant or partly relevant to the question
                    range: 0 to 1
                    better: higher
                    nothing relevant: no passage is relevant, or there is none: 0; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: no reference, or one that claims nothing: undefined, unless reference=none; a failed judge is a failure, not a 0
                    duplicates: equal claims count once; a blank passage keeps its rank and is not relevant
                    example: 3 passages, the first and the third are relevant: (1/1 + 2/3) / 2 = 0.833333
                    confused with: contextPrecision@k, which takes relevance from labels and needs no judge
                    bad at: what was not retrieved: the divisor is what came back, so one relevant passage at the top gives 1
                    source: ragas documentation of context precision; average precision over what was retrieved
                    agrees with: ragas context_precision in the formula, where the same passages are found relevant
                    """),
            arguments -> arguments
                            .word("reference", "given", Set.of("given", "none"))
                            .equals("none")
                    ? new UnreferencedContextPrecision()
                    : new JudgedContextPrecision());

    private ContextPrecisions() {}

    /** Average precision over passages by rank, divided by the relevant ones retrieved; 0 if none. */
    static Score averagePrecision(List<Integer> passages, IntPredicate relevant) {
        int found = 0;
        double sum = 0;
        for (int rank : passages) {
            if (relevant.test(rank)) {
                found++;
                sum += (double) found / rank;
            }
        }
        return Score.of(found == 0 ? 0 : sum / found);
    }
}
