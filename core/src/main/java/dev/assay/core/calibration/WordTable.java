package dev.assay.core.calibration;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How often people said one word and the judge another, so that one sees which kinds are taken for which.
 *
 * @param judgeWords the judge's words, sorted
 * @param counts by people's word, then by the judge's word; both sorted, zeros left out
 */
public record WordTable(List<String> judgeWords, Map<String, Map<String, Integer>> counts) {

    public WordTable {
        judgeWords = List.copyOf(judgeWords);
        counts = Collections.unmodifiableMap(new TreeMap<>(counts));
    }

    /** Counts the words. */
    public static WordTable of(List<Rating> ratings) {
        Map<String, Map<String, Integer>> counts = new TreeMap<>();
        ratings.forEach(rating -> counts.computeIfAbsent(rating.people(), word -> new TreeMap<>())
                .merge(rating.judge(), 1, Integer::sum));
        return new WordTable(
                List.copyOf(new TreeSet<>(ratings.stream().map(Rating::judge).toList())), counts);
    }

    /** How often people said the first and the judge the second. */
    public int count(String people, String judge) {
        return counts.getOrDefault(people, Map.of()).getOrDefault(judge, 0);
    }
}
