package dev.assay.core.answer;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** How far answer and reference share runs of one to six characters, recall weighing more. */
public record Chrf() implements ReferenceMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "chrf", List.of("chrf2"), MetricFamily.Depth.NONE, Set.of(), Definition.of("""
                    F2 of the runs of 1 to 6 characters that answer and reference share, white space aside.
                    回答与参考答案共有的一至六字符片段的 F2 值（不计空白，召回率权重较大）。
                    formula: chrf = 5·P·R / (4·P + R); P, R: mean over n = 1..6 of the runs shared / runs of the answer, / runs of the reference, over the n that both have
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels and passages play no part; no reference, or a case that expects no answer: undefined
                    fewer than k: not applicable
                    unjudged: no answer recorded, a refusal, a question back or a blank answer is undefined, never 0
                    duplicates: a run counts at most as often as the other text has it
                    example: "abc" against "abd": n = 1: 2/3, n = 2: 1/2, n = 3: 0: P = R = 0.388889: 0.388889
                    confused with: chrF++, which counts words as well
                    bad at: facts: a wrong digit costs next to nothing
                    source: Popovic 2015, chrF, WMT
                    agrees with: sacrebleu 2 sentence_chrf with its defaults (char order 6, word order 0, beta 2), divided by 100
                    """), arguments -> new Chrf());

    private static final int ORDER = 6;
    private static final int BETA_SQUARED = 4;

    @Override
    public Score compare(String answer, String reference) {
        List<Integer> said = Tokens.characters(answer);
        List<Integer> good = Tokens.characters(reference);
        int order = Math.min(ORDER, Math.min(said.size(), good.size()));
        double precision = 0;
        double recall = 0;
        for (int n = 1; n <= order; n++) {
            Grams runs = Grams.of(said, good, n);
            precision += (double) runs.shared() / runs.answer() / order;
            recall += (double) runs.shared() / runs.reference() / order;
        }
        double divisor = BETA_SQUARED * precision + recall;
        return Score.of(divisor > 0 ? (1 + BETA_SQUARED) * precision * recall / divisor : 0);
    }

    @Override
    public MetricName name() {
        return MetricName.of("chrf");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
