package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Reading;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes a verdict on a claim into an entry. */
final class Judged {

    private Judged() {}

    /** The verdict by passages: those that support it, or else those that contradict it. */
    static void byPassages(String claim, SortedMap<Integer, String> passages, ObjectNode entry) {
        SortedMap<Integer, Reading.Found> found = new TreeMap<>();
        passages.forEach((number, text) -> Reading.of(claim, text).ifPresent(said -> found.put(number, said)));
        boolean supported = found.values().stream().anyMatch(Reading.Found::supported);
        List<Integer> deciding = found.entrySet().stream()
                .filter(said -> said.getValue().supported() == supported)
                .map(Map.Entry::getKey)
                .toList();
        entry.put("verdict", deciding.isEmpty() ? "not-stated" : supported ? "supported" : "contradicted");
        var numbers = entry.putArray("passages");
        deciding.forEach(numbers::add);
        entry.put("quote", deciding.isEmpty() ? "" : found.get(deciding.get(0)).quote());
        entry.put("reason", supported ? "" : deciding.isEmpty() ? "no passage speaks of it" : "the number differs");
    }

    /** The verdict by one further text. */
    static void byText(String claim, String text, ObjectNode entry) {
        var found = Reading.of(claim, text);
        entry.put("text_verdict", found.map(Reading.Found::verdict).orElse("not-stated"));
        entry.put("text_quote", found.map(Reading.Found::quote).orElse(""));
    }
}
