package dev.assay.core.answer;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Whether the answer is the reference, signs, case and articles aside. */
public record ExactMatch() implements ReferenceMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "exactMatch",
            List.of("em"),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Whether the answer equals the reference, signs, case and articles aside.
                    回答与参考答案是否一致（忽略标点、大小写和英文冠词）。
                    formula: exactMatch = 1 if normal(answer) = normal(reference), else 0; normal = NFKC, lower case, signs deleted, a/an/the left out, blanks folded
                    range: 0 or 1
                    better: higher
                    nothing relevant: labels and passages play no part; no reference, or a case that expects no answer: undefined
                    fewer than k: not applicable
                    unjudged: no answer recorded, a refusal, a question back or a blank answer is undefined, never 0
                    duplicates: not applicable
                    example: "The Eiffel Tower." against "eiffel tower": 1
                    confused with: correctness: an answer in other words is right and scores 0
                    bad at: whole sentences; numbers whose sign or point is deleted: "3.5" and "35" count as equal
                    source: Rajpurkar, Zhang, Lopyrev, Liang 2016, SQuAD, EMNLP, section 6
                    agrees with: the evaluation script of SQuAD 1.1 on ASCII; signs of all scripts, NFKC and Chinese are ours
                    """),
            arguments -> new ExactMatch());

    @Override
    public Score compare(String answer, String reference) {
        List<String> good = Tokens.BY_CHARACTER.squad(reference);
        return good.isEmpty()
                ? ReferenceMetric.wordless()
                : Score.of(Tokens.BY_CHARACTER.squad(answer).equals(good));
    }

    @Override
    public MetricName name() {
        return MetricName.of("exactMatch");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
