package dev.assay.judge.embedded.check;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** English number words: "twenty-five", "two hundred and five", "1.5 million". */
final class EnglishNumbers {

    private static final Map<String, Integer> SMALL = Map.ofEntries(
            Map.entry("zero", 0),
            Map.entry("one", 1),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("eleven", 11),
            Map.entry("twelve", 12),
            Map.entry("thirteen", 13),
            Map.entry("fourteen", 14),
            Map.entry("fifteen", 15),
            Map.entry("sixteen", 16),
            Map.entry("seventeen", 17),
            Map.entry("eighteen", 18),
            Map.entry("nineteen", 19),
            Map.entry("twenty", 20),
            Map.entry("thirty", 30),
            Map.entry("forty", 40),
            Map.entry("fifty", 50),
            Map.entry("sixty", 60),
            Map.entry("seventy", 70),
            Map.entry("eighty", 80),
            Map.entry("ninety", 90));
    private static final Map<String, Double> SCALES =
            Map.of("hundred", 1e2, "thousand", 1e3, "million", 1e6, "billion", 1e9, "trillion", 1e12, "dozen", 12.0);
    private static final String WORD = "(?:"
            + String.join(
                    "|",
                    SMALL.keySet().stream()
                            .sorted((a, b) -> b.length() == a.length() ? a.compareTo(b) : b.length() - a.length())
                            .toList())
            + "|hundred|thousand|million|billion|trillion|dozen)";

    /** A run of number words. */
    static final String RUN = "\\b" + WORD + "(?:(?:[ -]|(?<=hundred|thousand) and )" + WORD + ")*\\b";

    private static final Pattern SPLIT = Pattern.compile("[ -]+(?:and )?");

    private EnglishNumbers() {}

    /** The value of a run of number words. */
    static OptionalDouble value(String words) {
        double total = 0;
        double group = 0;
        for (String word : SPLIT.split(words)) {
            Integer small = SMALL.get(word);
            Double scale = SCALES.get(word);
            if (small != null) {
                group += small;
            } else if (scale == null) {
                return OptionalDouble.empty();
            } else if (scale < 1000) {
                group = Math.max(1, group) * scale;
            } else {
                total += Math.max(1, group) * scale;
                group = 0;
            }
        }
        return OptionalDouble.of(total + group);
    }

    /** What a scale word after digits multiplies by; 1 for any other word. */
    static double scale(String word) {
        return SCALES.getOrDefault(word, 1.0);
    }
}
