package dev.assay.core.text;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Phrases of which one is looked for.
 *
 * @param phrases in any order
 */
record Table(List<Phrase> phrases) {

    /** A table of one phrase a line, {@code {name}} standing for a word list. */
    static Table of(Clues clues, Map<String, String> words, String lines) {
        return new Table(Arrays.stream(lines.split("\n"))
                .filter(line -> !line.isBlank())
                .map(line -> new Phrase(clues, expand(words, line)))
                .toList());
    }

    private static String expand(Map<String, String> words, String line) {
        String expanded = line;
        // Twice, as a list may itself name another.
        for (int round = 0; round < 2; round++) {
            for (Map.Entry<String, String> list : words.entrySet()) {
                expanded = expanded.replace("{" + list.getKey() + "}", "(?:" + list.getValue() + ")");
            }
        }
        return expanded;
    }

    /** Whether one of the phrases is found in a text. */
    boolean isIn(Clues.Scanned scanned) {
        for (Phrase phrase : phrases) {
            if (phrase.isIn(scanned)) {
                return true;
            }
        }
        return false;
    }
}
