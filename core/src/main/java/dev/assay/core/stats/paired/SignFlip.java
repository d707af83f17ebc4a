package dev.assay.core.stats.paired;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Draws;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.Units;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The paired permutation test: were the two runs alike, each cluster's difference could as well have the other sign. p is
 * the share of sign patterns whose mean difference is at least as far from 0 as the one seen, two-sided.
 *
 * <p>All patterns are counted where at most 16 clusters differ (65,536 patterns); else 9,999 are drawn and the one seen
 * counts as one more, so p is never 0. Clusters without a difference change nothing and are left out.
 *
 * <p>Source: Fisher 1935; Smucker, Allan, Carterette 2007 (CIKM) for retrieval; the +1 by Phipson and Smyth 2010, Stat.
 * Appl. Genet. Mol. Biol. 9, 39. Agrees with {@code scipy.stats.permutation_test(permutation_type="samples")}.
 */
public final class SignFlip {

    /** At most this many differing clusters are tested exactly. */
    public static final int MOST_EXACT = 16;

    /** Patterns drawn where there are too many to count. */
    public static final int PATTERNS = 9_999;

    private SignFlip() {}

    /**
     * Tests whether the two runs differ in the mean.
     *
     * @param pairs the pairs
     * @param seed the same seed gives the same p, whatever the order of the cases
     * @return p is 1 when no pair differs; undefined for no pair
     */
    public static Answer<PValue> test(Pairs pairs, long seed) {
        Optional<Units> units = pairs.units();
        if (units.isEmpty()) {
            return Answer.undefined("no paired case");
        }
        double[] sums = sums(units.get().sorted());
        double seen = Math.abs(Arrays.stream(sums).sum());
        // Sums taken in another order differ in the last digits; such patterns are ties and count.
        double least = seen - 1e-12 * Arrays.stream(sums).map(Math::abs).sum();
        String name = units.get().clustered() ? "cluster sign-flip permutation" : "sign-flip permutation";
        if (sums.length <= MOST_EXACT) {
            double share = asFar(sums, 0, 0, least) / Math.pow(2, sums.length);
            return Answer.of(new PValue(share, pairs.n(), name + ", exact"));
        }
        double p = (1.0 + drawnAsFar(sums, least, seed)) / (1.0 + PATTERNS);
        return Answer.of(new PValue(p, pairs.n(), name + ", " + PATTERNS + " draws"));
    }

    private static double[] sums(Units units) {
        return IntStream.range(0, units.size())
                .mapToDouble(units::sum)
                .filter(sum -> sum != 0)
                .toArray();
    }

    /** Number of sign patterns of the sums from {@code index} on that end at least this far from 0. */
    private static int asFar(double[] sums, int index, double total, double least) {
        if (index == sums.length) {
            return Math.abs(total) >= least ? 1 : 0;
        }
        return asFar(sums, index + 1, total + sums[index], least) + asFar(sums, index + 1, total - sums[index], least);
    }

    private static int drawnAsFar(double[] sums, double least, long seed) {
        Draws draws = new Draws(seed);
        int count = 0;
        for (int i = 0; i < PATTERNS; i++) {
            count += Math.abs(flipped(sums, draws)) >= least ? 1 : 0;
        }
        return count;
    }

    private static double flipped(double[] sums, Draws draws) {
        double total = 0;
        long bits = 0;
        for (int i = 0; i < sums.length; i++) {
            bits = i % Long.SIZE == 0 ? draws.next() : bits >>> 1;
            total += (bits & 1) == 0 ? sums[i] : -sums[i];
        }
        return total;
    }
}
