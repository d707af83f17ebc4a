package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A judge that sees the claim and no context: how far a source's labels can be guessed from the claim's words alone. It is
 * fitted on the source's own rows, which gives it every advantage but the context.
 */
final class ContextBlind {

    /** Words that are looked for. */
    private static final int WORDS = 200;
    /** Rows a word must stand in. */
    private static final int ROWS = 5;

    private static final double RIDGE = 5;

    private final List<String> vocabulary;
    private final double[] model;

    private ContextBlind(List<String> vocabulary, double[] model) {
        this.vocabulary = vocabulary;
        this.model = model;
    }

    /** Fits on labelled claims, of which both labels must occur. */
    static ContextBlind of(List<Row> rows) {
        List<String> vocabulary = vocabulary(rows);
        double[] weights = new double[rows.size()];
        boolean[] labels = new boolean[rows.size()];
        long supported = rows.stream().filter(Row::supported).count();
        for (int i = 0; i < weights.length; i++) {
            labels[i] = rows.get(i).supported();
            weights[i] = weights.length / 2.0 / (labels[i] ? supported : weights.length - supported);
        }
        List<double[]> numbers =
                rows.stream().map(row -> numbers(row.claim(), vocabulary)).toList();
        double[] prior = new double[vocabulary.size() + 4];
        return new ContextBlind(vocabulary, Logistic.fit(numbers, labels, weights, prior, RIDGE));
    }

    /** The probability that a claim is supported, whatever the context says. */
    double score(String claim) {
        return Logistic.probability(model, numbers(claim, vocabulary));
    }

    /** The words that stand in most claims. */
    private static List<String> vocabulary(List<Row> rows) {
        Map<String, Integer> counts = new HashMap<>();
        rows.forEach(
                row -> new LinkedHashSet<>(words(row.claim())).forEach(word -> counts.merge(word, 1, Integer::sum)));
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() >= ROWS)
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.naturalOrder())))
                .limit(WORDS)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<String> words(String claim) {
        return Features.words(Reading.of(claim)).stream().map(Word::text).toList();
    }

    /** 1, the claim's length, its digits and its capitals, and which words stand in it. */
    private static double[] numbers(String claim, List<String> vocabulary) {
        List<String> words = words(claim);
        Set<String> held = new HashSet<>(words);
        List<Double> numbers = new ArrayList<>();
        numbers.add(1.0);
        numbers.add(Math.log(1 + words.size()) - 3);
        numbers.add(share(claim, Character::isDigit));
        numbers.add(share(claim, Character::isUpperCase));
        vocabulary.forEach(word -> numbers.add(held.contains(word) ? 1.0 : 0.0));
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static double share(String claim, IntPredicate kind) {
        return 10.0 * claim.codePoints().filter(kind).count() / Math.max(1, claim.length());
    }
}
