package dev.assay.core.metric;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a metric means, said once: the card of {@code assay metrics NAME}, the table in the docs and the tooltips of the
 * report are made from it.
 *
 * @param sentence what it is, in one English sentence
 * @param chinese the same in Chinese
 * @param facts the card's rows in the order of {@link #ROWS}
 */
public record Definition(String sentence, String chinese, Map<String, String> facts) {

    /** The rows that every card has. */
    public static final List<String> ROWS = List.of(
            "formula",
            "range",
            "better",
            "nothing relevant",
            "fewer than k",
            "unjudged",
            "duplicates",
            "example",
            "confused with",
            "bad at",
            "source",
            "agrees with");

    public Definition {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    /**
     * Reads a card: the English sentence, the Chinese sentence, then a line {@code row: text} for each of
     * {@link #ROWS}, in this order.
     *
     * @throws IllegalArgumentException when a row is missing, unknown or out of order
     */
    public static Definition of(String card) {
        List<String> lines = card.strip().lines().map(String::strip).toList();
        Map<String, String> facts = new LinkedHashMap<>();
        for (String line : lines.subList(2, lines.size())) {
            int colon = line.indexOf(": ");
            facts.put(
                    line.substring(0, Math.max(0, colon)),
                    line.substring(colon + 1).strip());
        }
        if (!List.copyOf(facts.keySet()).equals(ROWS)) {
            throw new IllegalArgumentException(
                    "a definition has the rows " + ROWS + " in this order, found " + facts.keySet());
        }
        return new Definition(lines.get(0), lines.get(1), facts);
    }

    /** Whether a lower value is the better one. */
    public boolean lowerIsBetter() {
        return String.valueOf(facts.get("better")).startsWith("lower");
    }

    /** Whether a higher value is the better one; a metric may have no direction at all. */
    public boolean higherIsBetter() {
        return String.valueOf(facts.get("better")).startsWith("higher");
    }

    /** One row of the card. */
    public String fact(String row) {
        String text = facts.get(row);
        if (text == null) {
            throw new IllegalArgumentException("a definition has no row `" + row + "`, only " + ROWS);
        }
        return text;
    }
}
