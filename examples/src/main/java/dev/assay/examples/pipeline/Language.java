package dev.assay.examples.pipeline;

import java.util.Arrays;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;

/** What differs between the two languages that the pipeline knows. */
public enum Language {
    /** English: stemmed words. */
    EN(300, 0.5, "That is not in the documents.") {
        @Override
        public Analyzer analyzer() {
            CharArraySet stopWords = new CharArraySet(EnglishAnalyzer.ENGLISH_STOP_WORDS_SET, true);
            stopWords.addAll(List.of("what", "which", "who", "whom", "whose", "when", "where", "why", "how"));
            stopWords.addAll(List.of("do", "does", "did", "has", "have", "had", "from", "many", "much"));
            return new EnglishAnalyzer(stopWords);
        }
    },
    /** Chinese: segmented words. */
    ZH(120, 0.5, "资料中没有提到。") {
        @Override
        public Analyzer analyzer() {
            CharArraySet stopWords = new CharArraySet(SmartChineseAnalyzer.getDefaultStopSet(), true);
            stopWords.addAll(List.of("什么", "哪", "哪些", "哪里", "谁", "多少", "几", "怎么", "如何", "为什么", "何时", "何"));
            stopWords.addAll(List.of("的", "了", "是", "在", "和", "与", "被", "有", "个", "吗", "呢"));
            return new SmartChineseAnalyzer(stopWords);
        }
    };

    private final int chunkSize;
    private final double floor;
    private final String refusal;

    Language(int chunkSize, double floor, String refusal) {
        this.chunkSize = chunkSize;
        this.floor = floor;
        this.refusal = refusal;
    }

    /** The language with this code. */
    public static Language of(String code) {
        return Arrays.stream(values())
                .filter(language -> language.name().equalsIgnoreCase(code))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the language is en or zh, found `" + code + "`"));
    }

    /** Turns text into terms; the words that make a sentence a question are no terms. */
    public abstract Analyzer analyzer();

    /** Characters a chunk should not exceed. */
    public int chunkSize() {
        return chunkSize;
    }

    /**
     * The lowest score of a sentence (see {@link BestSentence}) that is given as an answer. {@code FloorTest} finds it: it
     * separates best between answerable and unanswerable questions among those that are not in the example.
     */
    double floor() {
        return floor;
    }

    /** The answer when no sentence reaches the floor. */
    String refusal() {
        return refusal;
    }
}
