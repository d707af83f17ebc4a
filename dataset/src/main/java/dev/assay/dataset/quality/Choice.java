package dev.assay.dataset.quality;

import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.quality.DedupeOutcome.Fate;
import dev.assay.dataset.quality.DedupeOutcome.Group;
import dev.assay.dataset.quality.DedupeOutcome.Member;
import dev.assay.dataset.similar.NearDuplicates;
import dev.assay.dataset.similar.NearDuplicates.Pair;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Decides which cases of a group stay. The best is kept, and a case is dropped only where it is itself a near duplicate
 * of one that is kept: in a chain of which the ends are unlike, both ends may stay.
 */
final class Choice {

    private final List<Entry> entries;
    private final Preference preference;
    private final Map<Integer, Map<Integer, Double>> alike = new HashMap<>();

    Choice(List<Entry> entries, List<Pair> pairs) {
        this.entries = entries;
        this.preference = new Preference(entries);
        for (Pair pair : pairs) {
            alike.computeIfAbsent(pair.first(), none -> new TreeMap<>()).put(pair.second(), pair.similarity());
            alike.computeIfAbsent(pair.second(), none -> new TreeMap<>()).put(pair.first(), pair.similarity());
        }
    }

    /** A group of places with what becomes of each. */
    Group of(List<Integer> places) {
        Map<Integer, Fate> fates = new HashMap<>();
        for (int place : places.stream().sorted(preference).toList()) {
            if (!fates.containsKey(place)) {
                fates.put(place, new Fate.Kept());
                drop(place, fates);
            }
        }
        return new Group(places.stream()
                .map(place -> new Member(
                        entries.get(place).id(),
                        entries.get(place).line(),
                        entries.get(place).source().question(),
                        fates.getOrDefault(place, new Fate.Kept())))
                .toList());
    }

    /** Texts with the same tokens are paired with one of them only, so what is like that one is like them all. */
    private void drop(int kept, Map<Integer, Fate> fates) {
        for (int same : same(kept)) {
            drop(same, kept, 1, fates);
            alike.getOrDefault(same, Map.of()).forEach((near, similarity) -> {
                if (similarity < 1) {
                    same(near).forEach(place -> drop(place, kept, similarity, fates));
                }
            });
        }
    }

    /** A place and all that pairs of similarity 1 link it with. */
    private Set<Integer> same(int place) {
        Set<Integer> reached = new TreeSet<>(Set.of(place));
        Deque<Integer> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            alike.getOrDefault(open.remove(), Map.of()).forEach((next, similarity) -> {
                if (similarity == 1 && reached.add(next)) {
                    open.add(next);
                }
            });
        }
        return reached;
    }

    private void drop(int place, int kept, double similarity, Map<Integer, Fate> fates) {
        if (place != kept) {
            fates.putIfAbsent(place, new Fate.Dropped(entries.get(kept).id(), similarity, preference.why(kept, place)));
        }
    }

    /** All groups that pairs make. */
    static List<Group> groups(List<Entry> entries, List<Pair> pairs) {
        Choice choice = new Choice(entries, pairs);
        return NearDuplicates.groups(pairs).stream().map(choice::of).toList();
    }
}
