package dev.assay.core.answer;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;

/** How much of answer and reference is one common subsequence of words. */
public record RougeL(WordUnit unit) implements ReferenceMetric {

    private static final Definition DEFINITION = Definition.of("""
            Harmonic mean of the shares of answer and reference that their longest common subsequence of words covers.
            回答与参考答案的最长公共子序列所占比例的调和平均（中文按词典分词，unit=character 时逐字计）。
            formula: rougeL = 2·LCS / (words of the answer + words of the reference); words are runs of letters and digits in lower case, of Chinese and Japanese those of ICU's dictionary, by character with unit=character
            range: 0 to 1
            better: higher
            nothing relevant: labels and passages play no part; no reference, or a case that expects no answer: undefined
            fewer than k: not applicable
            unjudged: no answer recorded, a refusal, a question back or a blank answer is undefined, never 0
            duplicates: each word stands for itself, in order
            example: "police kill the gunman" against "police killed the gunman": LCS 3 of 4 and 4: 0.75
            confused with: rougeLsum, which joins sentences; the recall of the paper, which ignores how long the answer is
            bad at: the same facts in another order; negation
            source: Lin 2004, ROUGE, section 3.1, with beta = 1
            agrees with: the Python package rouge-score without stemming on ASCII; letters beyond a-z and Chinese are ours
            """);

    static MetricFamily family(WordCutter dictionary) {
        return new MetricFamily(
                "rougeL",
                List.of(),
                MetricFamily.Depth.NONE,
                WordUnit.PARAMETERS,
                DEFINITION,
                arguments -> new RougeL(WordUnit.of(arguments, dictionary)));
    }

    @Override
    public Score compare(String answer, String reference) {
        List<String> good = unit.tokens().words(reference);
        if (good.isEmpty()) {
            return ReferenceMetric.wordless();
        }
        List<String> said = unit.tokens().words(answer);
        return Score.of(Grams.f1(longestCommon(said, good), said.size(), good.size()));
    }

    private static int longestCommon(List<String> a, List<String> b) {
        int[] above = new int[b.size() + 1];
        for (String word : a) {
            int[] row = new int[b.size() + 1];
            for (int j = 1; j <= b.size(); j++) {
                row[j] = word.equals(b.get(j - 1)) ? above[j - 1] + 1 : Math.max(above[j], row[j - 1]);
            }
            above = row;
        }
        return above[b.size()];
    }

    @Override
    public MetricName name() {
        return unit.name("rougeL");
    }

    @Override
    public MetricFamily family() {
        return family(unit.dictionary());
    }
}
