package dev.assay.judge.rubric;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The levels of a case's own rubrics.
 *
 * @param meanings what each level means, by its name
 * @param values what each level counts for
 */
record CaseLevels(Map<String, String> meanings, Map<String, Double> values) {

    private static final Pattern VALUED = Pattern.compile("\\s*(.*\\S)\\s*[=＝]\\s*([+-]?\\d{1,9}(?:\\.\\d{1,9})?)\\s*");
    private static final Pattern NUMBERED = Pattern.compile("\\D*(\\d{1,4})\\D*");

    /** Levels with values in their names, else numbered ones, scaled so that the lowest is 0 and the highest 1. */
    static Optional<CaseLevels> of(Map<String, String> written) {
        return valued(written).or(() -> numbered(written));
    }

    private static Optional<CaseLevels> valued(Map<String, String> written) {
        Map<String, String> meanings = new LinkedHashMap<>();
        Map<String, Double> values = new LinkedHashMap<>();
        for (Map.Entry<String, String> level : written.entrySet()) {
            Matcher matcher = VALUED.matcher(level.getKey());
            if (!matcher.matches() || values.put(matcher.group(1), Double.valueOf(matcher.group(2))) != null) {
                return Optional.empty();
            }
            meanings.put(matcher.group(1), level.getValue());
        }
        return scale(meanings, values);
    }

    private static Optional<CaseLevels> numbered(Map<String, String> written) {
        TreeMap<Integer, String> byNumber = new TreeMap<>();
        for (Map.Entry<String, String> level : written.entrySet()) {
            Matcher matcher = NUMBERED.matcher(level.getKey());
            if (!matcher.matches() || byNumber.put(Integer.valueOf(matcher.group(1)), level.getValue()) != null) {
                return Optional.empty();
            }
        }
        Map<String, String> meanings = new LinkedHashMap<>();
        Map<String, Double> values = new LinkedHashMap<>();
        byNumber.forEach((number, meaning) -> {
            int low = byNumber.firstKey();
            meanings.put(number.toString(), meaning);
            values.put(number.toString(), (double) (number - low) / (byNumber.lastKey() - low));
        });
        return scale(meanings, values);
    }

    private static Optional<CaseLevels> scale(Map<String, String> meanings, Map<String, Double> values) {
        return meanings.size() < 2 ? Optional.empty() : Optional.of(new CaseLevels(meanings, values));
    }
}
