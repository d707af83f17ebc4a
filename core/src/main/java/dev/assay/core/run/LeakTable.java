package dev.assay.core.run;

import dev.assay.core.access.Asker;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Gathers leaks case by case; keeps the first of each kind, whatever the size of the run. */
public final class LeakTable {

    private static final int KEPT = 50;

    private final List<LeakedCase> used = new ArrayList<>();
    private final List<LeakedCase> retrieved = new ArrayList<>();
    private int usedCases;
    private int cases;

    /** The leaks of cases that are all at hand. */
    public static LeakCount of(List<CaseResult> results) {
        LeakTable table = new LeakTable();
        results.forEach(table::add);
        return table.count();
    }

    /** Adds a case. */
    public void add(CaseResult result) {
        if (!result.leaks().isEmpty()) {
            String asker = Asker.of(result.source()).map(Asker::text).orElse("");
            add(new LeakedCase(result.source().id(), asker, result.leaks()));
        }
    }

    /** Adds a case that has leaks. */
    public void add(LeakedCase leaked) {
        cases++;
        usedCases += leaked.used() ? 1 : 0;
        List<LeakedCase> kept = leaked.used() ? used : retrieved;
        if (kept.size() < KEPT) {
            kept.add(leaked);
        }
    }

    /** The leaks so far. */
    public LeakCount count() {
        return new LeakCount(
                cases,
                usedCases,
                Stream.concat(used.stream(), retrieved.stream()).limit(KEPT).toList());
    }
}
