package dev.assay.core.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Ranks from 1 for the smallest; equal values share the mean of their ranks. */
public final class Ranks {

    private Ranks() {}

    /** For each value its rank, a multiple of one half. */
    public static double[] of(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] ranks = new double[values.length];
        int start = 0;
        while (start < order.length) {
            int end = start + 1;
            while (end < order.length && values[order[end]] == values[order[start]]) {
                end++;
            }
            for (int i = start; i < end; i++) {
                ranks[order[i]] = (start + 1 + end) / 2.0;
            }
            start = end;
        }
        return ranks;
    }
}
