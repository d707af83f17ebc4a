package dev.assay.core.comparison;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.slice.SliceIndex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The cases of two runs, met by id.
 *
 * @param pairs cases of both, in the order of the first run
 * @param onlyA ids of cases that only the first run has
 * @param onlyB ids of cases that only the second run has
 */
public record PairedCases(List<CasePair> pairs, List<String> onlyA, List<String> onlyB) {

    public PairedCases {
        pairs = List.copyOf(pairs);
        onlyA = List.copyOf(onlyA);
        onlyB = List.copyOf(onlyB);
    }

    /** Meets the cases of two runs; ids are unique within each. */
    public static PairedCases of(List<ComparedCase> a, List<ComparedCase> b) {
        Map<String, ComparedCase> unmet = new LinkedHashMap<>();
        b.forEach(second -> unmet.put(second.id(), second));
        List<CasePair> pairs = new ArrayList<>();
        List<String> onlyA = new ArrayList<>();
        for (ComparedCase first : a) {
            Optional.ofNullable(unmet.remove(first.id()))
                    .ifPresentOrElse(second -> pairs.add(new CasePair(first, second)), () -> onlyA.add(first.id()));
        }
        return new PairedCases(pairs, onlyA, List.copyOf(unmet.keySet()));
    }

    /** The same with the pairs of a slice only; the unpaired cases stay as they are. */
    public PairedCases in(CaseSlice slice) {
        return new PairedCases(pairs.stream().filter(pair -> pair.in(slice)).toList(), onlyA, onlyB);
    }

    /** The pairs by the slices of a key, in the order of its values; a pair may be in several, or in none. */
    SortedMap<CaseSlice, List<CasePair>> by(String key) {
        SortedMap<CaseSlice, List<CasePair>> parts = new TreeMap<>();
        for (CasePair pair : pairs) {
            for (CaseSlice slice : pair.a().slices()) {
                if (slice.key().equals(key)) {
                    parts.computeIfAbsent(slice, first -> new ArrayList<>()).add(pair);
                }
            }
        }
        return parts;
    }

    /** The slices that the pairs are in. */
    public SliceIndex slices() {
        SliceIndex index = new SliceIndex();
        pairs.forEach(pair -> index.add(pair.a().slices()));
        return index;
    }
}
