package dev.assay.core.stats.parted;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Draws;
import dev.assay.core.stats.PValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The permutation test that keeps clusters together: were the slice a label without meaning, its places could as well
 * have been dealt otherwise. Clusters of the same size swap how many of their cases are inside, and within a cluster any of
 * its cases may be those. p is the share of dealings whose sum inside is at least as far from what is expected as the one
 * seen, two-sided. Without clusters it is the permutation test of two samples.
 *
 * <p>Drawn until {@value #ENOUGH} dealings are as far, at most {@value #DRAWS} times; the one seen counts as one more.
 *
 * <p>Source: Winkler et al. 2015, NeuroImage 123, 253-268 (whole blocks and within blocks); stopping by Besag and Clifford
 * 1991, Biometrika 78, 301-304. Agrees with {@code scipy.stats.permutation_test} on the distance of the two means.
 */
final class Dealing {

    static final int DRAWS = 99_999;
    static final int ENOUGH = 20;

    private final Clusters clusters;
    private final double[] residuals;
    private final List<Alike> alike;
    private final double expected;
    private final Draws draws;

    private Dealing(Clusters clusters, Inside inside, Draws draws) {
        this.clusters = clusters;
        this.residuals = clusters.residuals();
        this.alike = alike(clusters, inside);
        this.expected =
                alike.stream().mapToDouble(each -> each.expected(clusters)).sum();
        this.draws = draws;
    }

    static Answer<PValue> test(Clusters clusters, Inside inside, int n, long seed) {
        Dealing dealing = new Dealing(clusters, inside, new Draws(seed));
        if (dealing.alike.stream().noneMatch(Alike::movable)) {
            return Answer.undefined("no cluster has the size of another, so that nothing can be dealt otherwise");
        }
        String name = clusters.count() < n ? "cluster permutation" : "permutation";
        return Answer.of(new PValue(dealing.p(inside.sum()), n, name));
    }

    /** A difference that the sizes of the clusters alone lead one to expect, and more, is no evidence. */
    private double p(double seen) {
        double far = Math.abs(seen - expected);
        if ((seen - expected) * seen <= 0) {
            return 1;
        }
        // Sums taken in another order differ in the last digits; such dealings are ties and count.
        double least = far - 1e-12 * Arrays.stream(residuals).map(Math::abs).sum();
        int asFar = 0;
        for (int draw = 1; draw <= DRAWS; draw++) {
            asFar += Math.abs(dealt() - expected) >= least ? 1 : 0;
            if (asFar == ENOUGH) {
                return (double) ENOUGH / draw;
            }
        }
        return (1.0 + asFar) / (1.0 + DRAWS);
    }

    private double dealt() {
        double sum = 0;
        for (Alike each : alike) {
            for (int i = 0; i < each.counts.length; i++) {
                int other = i + draws.below(each.clusters.length - i);
                int cluster = each.clusters[other];
                each.clusters[other] = each.clusters[i];
                each.clusters[i] = cluster;
                sum += drawn(cluster, each.counts[i]);
            }
        }
        return sum;
    }

    /** The sum of so many cases of a cluster, whichever. */
    private double drawn(int cluster, int count) {
        int size = clusters.size(cluster);
        return 2 * count > size ? clusters.sum(cluster) - picked(cluster, size - count) : picked(cluster, count);
    }

    private double picked(int cluster, int count) {
        int start = clusters.start(cluster);
        int size = clusters.size(cluster);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            int other = start + i + draws.below(size - i);
            double value = residuals[other];
            residuals[other] = residuals[start + i];
            residuals[start + i] = value;
            sum += value;
        }
        return sum;
    }

    private static List<Alike> alike(Clusters clusters, Inside inside) {
        Map<Integer, List<Integer>> counts = new TreeMap<>();
        for (int i = 0; i < inside.size(); i++) {
            counts.computeIfAbsent(clusters.size(inside.cluster(i)), size -> new ArrayList<>())
                    .add(inside.count(i));
        }
        List<Alike> all = new ArrayList<>();
        counts.forEach((size, some) -> all.add(new Alike(
                size,
                clusters.ofSize(size).clone(),
                some.stream().mapToInt(Integer::intValue).toArray())));
        return all;
    }

    /** Clusters of one size, and how many cases are inside of each of those that have some. */
    private static final class Alike {

        private final int size;
        private final int[] clusters;
        private final int[] counts;

        private Alike(int size, int[] clusters, int[] counts) {
            this.size = size;
            this.clusters = clusters;
            this.counts = counts;
        }

        double expected(Clusters all) {
            double sum = Arrays.stream(clusters).mapToDouble(all::sum).sum();
            return sum * Arrays.stream(counts).sum() / ((double) size * clusters.length);
        }

        boolean movable() {
            return counts.length < clusters.length || Arrays.stream(counts).anyMatch(count -> count < size);
        }
    }
}
