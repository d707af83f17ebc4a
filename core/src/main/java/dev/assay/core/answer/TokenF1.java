package dev.assay.core.answer;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;

/** Harmonic mean of the shares of words that answer and reference have in common. */
public record TokenF1(WordUnit unit) implements ReferenceMetric {

    private static final Definition DEFINITION = Definition.of("""
            Harmonic mean of word precision and word recall of the answer against the reference, order aside.
            回答与参考答案共有词的精确率与召回率的调和平均（不看词序；中文按词典分词，unit=character 时逐字计）。
            formula: tokenF1 = 2·shared / (words of the answer + words of the reference), words as in exactMatch; Chinese and Japanese in words of ICU's dictionary, by character with unit=character
            range: 0 to 1
            better: higher
            nothing relevant: labels and passages play no part; no reference, or a case that expects no answer: undefined
            fewer than k: not applicable
            unjudged: no answer recorded, a refusal, a question back or a blank answer is undefined, never 0
            duplicates: a word counts as often as both have it
            example: "the cat sat" against "a cat sat down": shared 2 of 2 and 3: 2·2/(2+3) = 0.8
            confused with: factualCorrectness, which compares claims, not words
            bad at: negation: "is covered" and "is not covered" differ by one word; long answers to short references; Chinese words that the dictionary lacks, which fall into pieces
            source: Rajpurkar, Zhang, Lopyrev, Liang 2016, SQuAD, EMNLP, section 6
            agrees with: the evaluation script of SQuAD 1.1 on ASCII, and with unit=character that of CMRC 2018
            """);

    static MetricFamily family(WordCutter dictionary) {
        return new MetricFamily(
                "tokenF1",
                List.of(),
                MetricFamily.Depth.NONE,
                WordUnit.PARAMETERS,
                DEFINITION,
                arguments -> new TokenF1(WordUnit.of(arguments, dictionary)));
    }

    @Override
    public Score compare(String answer, String reference) {
        List<String> good = unit.tokens().squad(reference);
        if (good.isEmpty()) {
            return ReferenceMetric.wordless();
        }
        Grams words = Grams.of(unit.tokens().squad(answer), good, 1);
        return Score.of(Grams.f1(words.shared(), words.answer(), words.reference()));
    }

    @Override
    public MetricName name() {
        return unit.name("tokenF1");
    }

    @Override
    public MetricFamily family() {
        return family(unit.dictionary());
    }
}
