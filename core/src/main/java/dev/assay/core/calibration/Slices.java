package dev.assay.core.calibration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The parts of a sample that share a language or a value of metadata, each with the judge's agreement there. */
public final class Slices {

    /** A key with more values than this tells things apart and is no slice. */
    public static final int MOST_VALUES = 20;

    /** A slice with fewer things is counted and not compared: its interval would span nearly everything. */
    public static final int FEWEST = 5;

    private Slices() {}

    /** By language, in the order of their codes. */
    public static Map<String, List<Rating>> byLanguage(List<Rating> ratings) {
        Map<String, List<Rating>> languages = new TreeMap<>();
        ratings.forEach(rating -> languages
                .computeIfAbsent(rating.language(), language -> new ArrayList<>())
                .add(rating));
        return languages;
    }

    /** The agreement by language, under names such as {@code language=zh}, then by metadata, such as {@code source=faq}. */
    public static Map<String, Agreement> agreements(List<Rating> ratings, long seed, double level) {
        Map<String, Agreement> slices = new LinkedHashMap<>();
        byLanguage(ratings).forEach((language, part) -> put(slices, "language=" + language, part, seed, level));
        for (String key : keys(ratings)) {
            Map<String, List<Rating>> values = new TreeMap<>();
            ratings.stream()
                    .filter(rating -> rating.slices().containsKey(key))
                    .forEach(rating -> values.computeIfAbsent(
                                    String.valueOf(rating.slices().get(key)), value -> new ArrayList<>())
                            .add(rating));
            if (values.size() <= MOST_VALUES) {
                values.forEach((value, part) -> put(slices, key + "=" + value, part, seed, level));
            }
        }
        return slices;
    }

    private static void put(Map<String, Agreement> slices, String name, List<Rating> part, long seed, double level) {
        if (part.size() >= FEWEST) {
            slices.put(name, Agreement.of(part, seed, level));
        }
    }

    private static Set<String> keys(List<Rating> ratings) {
        Set<String> keys = new TreeSet<>();
        ratings.forEach(rating -> keys.addAll(rating.slices().keySet()));
        return keys;
    }
}
