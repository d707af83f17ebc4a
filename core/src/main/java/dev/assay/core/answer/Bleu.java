package dev.assay.core.answer;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;

/** Precision of the answer's runs of one to four words against the reference, short answers fined. */
public record Bleu(WordUnit unit) implements ReferenceMetric {

    private static final Definition DEFINITION = Definition.of("""
            Geometric mean of the precisions of runs of 1 to 4 words of the answer, times a fine for answers shorter than the reference.
            回答中一至四元词组在参考答案里的精确率的几何平均，再乘以过短惩罚（中文按词典分词，unit=character 时逐字计）。
            formula: bleu = min(1, exp(1 - r/c)) · (p1·…·pN)^(1/N), N = min(4, words of the answer c), r words of the reference, of Chinese and Japanese those of ICU's dictionary, by character with unit=character; the j-th pn without a hit is 1/(2^j·runs); no hit at all: 0
            range: 0 to 1
            better: higher
            nothing relevant: labels and passages play no part; no reference, or a case that expects no answer: undefined
            fewer than k: not applicable
            unjudged: no answer recorded, a refusal, a question back or a blank answer is undefined, never 0
            duplicates: a run counts at most as often as the reference has it
            example: "the cat sat" against "the cat sat down": p1 = p2 = p3 = 1, fine exp(1 - 4/3): 0.716531
            confused with: corpus BLEU, which adds up the counts of all cases first; the mean of this is another number
            bad at: single short sentences; free answers, for which it was not made; what is left out counts only by length
            source: Papineni, Roukos, Ward, Zhu 2002, BLEU, ACL; smoothing: Chen, Cherry 2014, method 3
            agrees with: sacrebleu 2 sentence_bleu (smoothing exp, effective order) with tokenize=zh for unit=character, divided by 100; on ASCII also tokenize=13a, but for HTML entities and a point behind a digit at the very end
            """);

    static MetricFamily family(WordCutter dictionary) {
        return new MetricFamily(
                "bleu",
                List.of(),
                MetricFamily.Depth.NONE,
                WordUnit.PARAMETERS,
                DEFINITION,
                arguments -> new Bleu(WordUnit.of(arguments, dictionary)));
    }

    private static final int ORDER = 4;

    @Override
    public Score compare(String answer, String reference) {
        List<String> good = unit.tokens().translation(reference);
        List<String> said = unit.tokens().translation(answer);
        double fine = said.size() >= good.size() ? 1 : Math.exp(1 - (double) good.size() / said.size());
        return Score.of(fine * precision(said, good));
    }

    /** Without a common word there is no longer common run either. */
    private static double precision(List<String> said, List<String> good) {
        if (Grams.of(said, good, 1).shared() == 0) {
            return 0;
        }
        int order = Math.min(ORDER, said.size());
        double smoothing = 1;
        double logs = 0;
        for (int n = 1; n <= order; n++) {
            Grams runs = Grams.of(said, good, n);
            if (runs.shared() == 0) {
                smoothing *= 2;
                logs -= Math.log(smoothing * runs.answer());
            } else {
                logs += Math.log((double) runs.shared() / runs.answer());
            }
        }
        return Math.exp(logs / order);
    }

    @Override
    public MetricName name() {
        return unit.name("bleu");
    }

    @Override
    public MetricFamily family() {
        return family(unit.dictionary());
    }
}
