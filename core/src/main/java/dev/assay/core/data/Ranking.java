package dev.assay.core.data;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A ranked list without repetition, best first.
 *
 * @param items the items, each id once
 * @param repeated how many later occurrences of an id were left out; they do not occupy a rank
 */
public record Ranking(List<Retrieved> items, int repeated) {

    public Ranking {
        items = List.copyOf(items);
    }

    /** The list as retrieved: of items with the same id, the first stays. */
    public static Ranking of(List<Retrieved> retrieved) {
        Map<String, Retrieved> first = new LinkedHashMap<>();
        retrieved.forEach(item -> first.putIfAbsent(item.id(), item));
        return new Ranking(List.copyOf(first.values()), retrieved.size() - first.size());
    }

    /** A list of bare ids. */
    public static Ranking ofIds(String... ids) {
        return of(List.of(ids).stream().map(Retrieved::of).toList());
    }

    /** The documents in the order in which their first chunk stands; items without a document count as one. */
    public Ranking byDocument() {
        Map<String, Retrieved> first = new LinkedHashMap<>();
        items.forEach(item -> first.putIfAbsent(item.documentOrId(), item));
        List<Retrieved> documents = first.entrySet().stream()
                .map(entry -> new Retrieved(
                        entry.getKey(),
                        Optional.of(entry.getKey()),
                        Optional.empty(),
                        entry.getValue().text(),
                        entry.getValue().score(),
                        entry.getValue().metadata()))
                .toList();
        return new Ranking(documents, repeated);
    }

    /** Number of items. */
    public int size() {
        return items.size();
    }
}
