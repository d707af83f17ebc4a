package dev.assay.core.slice;

import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All slices of a run with their number of cases: what can be asked for, and what was probably meant. */
public final class SliceIndex {

    private static final int MOST_SHOWN = 8;

    private final SortedMap<String, SortedMap<CaseSlice, Integer>> byKey = new TreeMap<>();

    /** Counts a case. */
    public void add(Collection<CaseSlice> slicesOfCase) {
        for (CaseSlice slice : slicesOfCase) {
            byKey.computeIfAbsent(slice.key(), key -> new TreeMap<>()).merge(slice, 1, Integer::sum);
        }
    }

    /** The keys that some case has. */
    public Set<String> keys() {
        return Collections.unmodifiableSet(byKey.keySet());
    }

    /** The slices of a key in their order; empty when no case has the key. */
    public List<CaseSlice> slices(String key) {
        return List.copyOf(byKey.getOrDefault(key, Collections.emptySortedMap()).keySet());
    }

    /** Number of cases in a slice, 0 or more. */
    public int cases(CaseSlice slice) {
        return Objects.requireNonNullElse(
                byKey.getOrDefault(slice.key(), Collections.emptySortedMap()).get(slice), 0);
    }

    /** Says that no case has a key, with the near ones or all; empty when some case has it. */
    public Optional<String> missingKey(String key) {
        if (byKey.containsKey(key)) {
            return Optional.empty();
        }
        String hint = NearNames.hint(key, byKey.keySet());
        return Optional.of("no case has the slice key `" + key + "`"
                + (hint.isEmpty() ? "; the keys are " + some(List.copyOf(byKey.keySet())) : hint));
    }

    /** Says that no case is in a slice, with the near keys or values, or all; empty when some case is. */
    public Optional<String> missing(CaseSlice slice) {
        Optional<String> key = missingKey(slice.key());
        if (key.isPresent() || cases(slice) > 0) {
            return key;
        }
        List<String> values =
                slices(slice.key()).stream().map(CaseSlice::value).collect(Collectors.toCollection(ArrayList::new));
        String hint = NearNames.hint(slice.value(), values);
        return Optional.of("no case is in the slice `" + slice + "`"
                + (hint.isEmpty() ? "; the values of `" + slice.key() + "` are " + some(values) : hint));
    }

    private static String some(List<String> names) {
        String shown = names.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
        return names.size() <= MOST_SHOWN ? shown : shown + " and " + (names.size() - MOST_SHOWN) + " more";
    }
}
