package dev.assay.core.slice.search;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.multiple.BenjaminiHochberg;
import dev.assay.core.stats.parted.Parting;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;

/** Holds every slice against the rest by every metric, each set of cases once, and picks the worst. */
final class Search {

    private final long seed;
    private final double level;
    private final List<Looked> looked = new ArrayList<>();
    private final Set<CaseSlice> slices = new HashSet<>();

    Search(long seed, double level) {
        this.seed = seed;
        this.level = level;
    }

    /** Looks through all slices by one metric. */
    void look(MetricScores metric, Collection<SortedMap<CaseSlice, Members>> keys) {
        if (metric.column().n() < 2 * SliceSearch.FEWEST) {
            return;
        }
        Parting parting = metric.parting();
        boolean share = metric.betweenZeroAndOne();
        int[] places = metric.places();
        long all = mark(IntStream.range(0, parting.n()).toArray());
        Map<Long, Optional<Looked>> seen = new HashMap<>();
        keys.forEach(key -> key.forEach((slice, members) -> {
            int[] inside = Valued.of(members, places);
            if (inside.length < SliceSearch.FEWEST || parting.n() - inside.length < SliceSearch.FEWEST) {
                return;
            }
            long mark = mark(inside);
            if (seen.containsKey(all - mark)) {
                name(seen.getOrDefault(all - mark, Optional.empty()), slice, false);
                return;
            }
            Optional<Looked> one = seen.computeIfAbsent(mark, first -> tested(metric, members, parting, inside, share));
            name(one, slice, true);
        }));
    }

    private Optional<Looked> tested(
            MetricScores metric, Members members, Parting parting, int[] inside, boolean share) {
        Optional<Looked> found = parting.test(inside, seed)
                .known()
                .map(p -> new Looked(
                        metric,
                        members,
                        new Looked.Figures(
                                parting.n(),
                                inside.length,
                                parting.mean(),
                                parting.deviation(),
                                parting.difference(inside),
                                share,
                                p)));
        found.ifPresent(looked::add);
        return found;
    }

    private void name(Optional<Looked> one, CaseSlice slice, boolean inside) {
        one.ifPresent(set -> {
            slices.add(slice);
            if (inside) {
                set.inside(slice);
            } else {
                set.outside(slice);
            }
        });
    }

    /** Tells a set from every other but for one in 10^18; the marks of a set and of its rest sum to that of all. */
    private static long mark(int[] places) {
        long sum = 0;
        for (int place : places) {
            long z = (place + 1) * 0x9e3779b97f4a7c15L;
            z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
            z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
            sum += z ^ (z >>> 31);
        }
        return sum;
    }

    /** Corrects over everything that was looked at. */
    SliceSearch found(Collection<String> leftOut) {
        double[] q =
                BenjaminiHochberg.adjust(looked.stream().mapToDouble(Looked::p).toArray());
        List<Integer> worse = IntStream.range(0, q.length)
                .filter(i -> q[i] <= SliceSearch.SHOWN_BELOW)
                .filter(i -> !looked.get(i).worse().isEmpty())
                .boxed()
                .sorted(Comparator.comparing(looked::get, Looked.MOST_GAIN_FIRST))
                .toList();
        List<WorseSlice> worst = worse.subList(0, Math.min(SliceSearch.MOST, worse.size())).parallelStream()
                .map(i -> looked.get(i).told(q[i], seed, level))
                .toList();
        return new SliceSearch(slices.size(), q.length, worse.size(), worst, List.copyOf(leftOut));
    }
}
