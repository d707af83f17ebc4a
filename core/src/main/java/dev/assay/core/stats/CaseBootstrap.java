package dev.assay.core.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The percentile bootstrap of any statistic: whole clusters of cases are drawn with replacement and the statistic is
 * computed anew. For means take {@link Bca}, which corrects bias and skewness.
 *
 * <p>Source: Efron 1979, Annals of Statistics 7, 1-26; by cluster Davison and Hinkley 1997, 3.8.
 */
public final class CaseBootstrap {

    /** Resamples drawn; fewer than for means, as a statistic may cost a sort each. */
    public static final int RESAMPLES = 2_000;

    /** Share of resamples that may be without a value, such as those that drew cases of one class only. */
    private static final double MOST_UNDEFINED = 0.05;

    private CaseBootstrap() {}

    /** A statistic of some cases, which may be listed several times. */
    @FunctionalInterface
    public interface Statistic {

        /** The statistic of these cases; empty where it has no meaning. */
        OptionalDouble of(int[] cases);
    }

    /**
     * The interval of the statistic.
     *
     * @param clusterIds for each case its cluster, 0 or more
     * @param statistic computed 2,000 times
     * @param seed the same seed gives the same interval
     * @param level confidence, between 0 and 1
     * @return empty for fewer than two clusters, where the resamples do not differ, or more than one in twenty of them
     *     is without a value
     */
    public static Optional<Interval> interval(int[] clusterIds, Statistic statistic, long seed, double level) {
        List<int[]> clusters = members(clusterIds);
        if (clusters.size() < 2) {
            return Optional.empty();
        }
        Draws draws = new Draws(seed);
        double[] found = new double[RESAMPLES];
        int size = 0;
        for (int i = 0; i < RESAMPLES; i++) {
            OptionalDouble value = statistic.of(draw(clusters, draws));
            if (value.isPresent()) {
                found[size++] = value.getAsDouble();
            }
        }
        if (size < (1 - MOST_UNDEFINED) * RESAMPLES) {
            return Optional.empty();
        }
        double[] sorted = Arrays.copyOf(found, size);
        Arrays.sort(sorted);
        double low = Bca.quantile(sorted, (1 - level) / 2);
        double high = Bca.quantile(sorted, (1 + level) / 2);
        return low < high ? Optional.of(new Interval(low, high, level)) : Optional.empty();
    }

    private static int[] draw(List<int[]> clusters, Draws draws) {
        int[][] drawn = new int[clusters.size()][];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = clusters.get(draws.below(drawn.length));
        }
        return Arrays.stream(drawn).flatMapToInt(Arrays::stream).toArray();
    }

    /** The cases of each cluster, in the order in which clusters first appear. */
    private static List<int[]> members(int[] clusterIds) {
        Map<Integer, List<Integer>> lists = new LinkedHashMap<>();
        for (int i = 0; i < clusterIds.length; i++) {
            lists.computeIfAbsent(clusterIds[i], key -> new ArrayList<>()).add(i);
        }
        return lists.values().stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }
}
