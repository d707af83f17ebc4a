package dev.assay.engine;

import dev.assay.core.run.ScoreTable;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.slice.CaseSlices;
import dev.assay.core.slice.SliceIndex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The cases that a gate counts: their scores, and those of the slices that rules name. */
final class Scope {

    private final ScoreTable table;
    private final List<ScoredCase> cases;
    private final Map<CaseSlice, Scope> slices;
    private final SliceIndex index;
    private final boolean whole;

    private Scope(
            ScoreTable table, List<ScoredCase> cases, Map<CaseSlice, Scope> slices, SliceIndex index, boolean whole) {
        this.whole = whole;
        this.table = table;
        this.cases = cases;
        this.slices = slices;
        this.index = index;
    }

    /** Nothing yet; slices are gathered where some are wanted. */
    Scope(List<String> metrics, Set<CaseSlice> wanted) {
        this(new ScoreTable(metrics), new ArrayList<>(), new LinkedHashMap<>(), new SliceIndex(), true);
        wanted.forEach(slice -> slices.put(slice, part(metrics)));
    }

    private static Scope part(List<String> metrics) {
        return new Scope(new ScoreTable(metrics), new ArrayList<>(), Map.of(), new SliceIndex(), false);
    }

    /** The same, the scores of all cases together taken from a table that is there already. */
    Scope over(ScoreTable all) {
        return new Scope(all, cases, slices, index, true);
    }

    /** Adds the scores of a case. */
    void score(ScoredCase scored) {
        table.add(scored.scores(), scored.cluster());
    }

    /** Keeps a case for itself, so that it can be held against its like. */
    void keep(ScoredCase scored) {
        cases.add(scored);
    }

    /** Adds a case to the slices that it is in. */
    void slice(GatedCase one, boolean keep) {
        Set<CaseSlice> its = CaseSlices.of(one.traits().get());
        index.add(its);
        its.stream()
                .flatMap(slice -> Optional.ofNullable(slices.get(slice)).stream())
                .forEach(slice -> {
                    slice.score(one.scored());
                    if (keep) {
                        slice.keep(one.scored());
                    }
                });
    }

    /** Whether these are all cases that count, and not a slice of them. */
    boolean whole() {
        return whole;
    }

    ScoreTable table() {
        return table;
    }

    List<ScoredCase> cases() {
        return cases;
    }

    /** Why a slice holds no case; empty when it holds some. */
    Optional<String> missing(CaseSlice slice) {
        return index.missing(slice);
    }

    /** The cases of a slice that was wanted. */
    Scope on(CaseSlice slice) {
        return Optional.ofNullable(slices.get(slice)).orElseGet(() -> part(List.of()));
    }
}
