package dev.assay.core.stats.multiple;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The order of p-values, smallest first. */
final class Ordered {

    private Ordered() {}

    static int[] indices(double[] raw) {
        if (!Arrays.stream(raw).allMatch(p -> p >= 0 && p <= 1)) {
            throw new IllegalArgumentException("a p-value lies between 0 and 1; found " + Arrays.toString(raw));
        }
        return IntStream.range(0, raw.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> raw[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
