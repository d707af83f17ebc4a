package dev.assay.dataset.split;

import dev.assay.core.data.Split;
import dev.assay.dataset.folder.Entry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The cases of a cluster. */
final class Group {

    private final String key;
    private final List<Entry> entries = new ArrayList<>();

    Group(String key) {
        this.key = key;
    }

    void add(Entry entry) {
        entries.add(entry);
    }

    String key() {
        return key;
    }

    List<Entry> entries() {
        return entries;
    }

    int size() {
        return entries.size();
    }

    /** The parts that its cases have now, the most frequent first; none where none has one. */
    List<Split> parts() {
        Map<Split, Integer> counts = new EnumMap<>(Split.class);
        entries.forEach(entry -> entry.source().split().ifPresent(part -> counts.merge(part, 1, Integer::sum)));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<Split, Integer>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The most frequent value of a metadata key among its cases, the first of several. */
    Optional<String> value(String metadata) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Entry entry : entries) {
            Object value = entry.source().metadata().get(metadata);
            if (value != null) {
                counts.merge(value.toString(), 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .flatMap(most -> counts.entrySet().stream()
                        .filter(entry -> entry.getValue().equals(most.getValue()))
                        .findFirst())
                .map(Map.Entry::getKey);
    }
}
