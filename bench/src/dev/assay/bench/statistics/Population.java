package dev.assay.bench.statistics;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;

/**
 * Where samples come from, with the mean that is known because we made it up.
 *
 * @param name for the table
 * @param truth the population's mean
 * @param source draws a sample of n cases
 */
record Population(String name, double truth, Source source) {

    /** Draws n cases. */
    interface Source {
        Sample draw(Random random, int n);
    }

    /** Independent cases. */
    static Population alone(String name, double truth, ToDoubleFunction<Random> value) {
        return new Population(name, truth, (random, n) -> {
            double[] values = new double[n];
            int[] clusters = new int[n];
            for (int i = 0; i < n; i++) {
                values[i] = value.applyAsDouble(random);
                clusters[i] = i;
            }
            return new Sample(values, clusters);
        });
    }

    /** Independent yes or no. */
    static Population bits(double share) {
        return alone("0/1, share " + share, share, random -> random.nextDouble() < share ? 1 : 0);
    }

    /** Clusters of 2, 4, 6 cases in turn, the last cut short; within each the level is shared. */
    static Population clustered(
            String name, double truth, DoubleUnaryOperator level, CaseInCluster value) {
        return new Population(name, truth, (random, n) -> {
            double[] values = new double[n];
            int[] clusters = new int[n];
            int cluster = -1;
            int left = 0;
            double shared = 0;
            for (int i = 0; i < n; i++) {
                if (left == 0) {
                    cluster++;
                    left = 2 + 2 * (cluster % 3);
                    shared = level.applyAsDouble(random.nextDouble());
                }
                left--;
                values[i] = value.draw(shared, random);
                clusters[i] = cluster;
            }
            return new Sample(values, clusters);
        });
    }

    /** A case of a cluster whose level is known. */
    interface CaseInCluster {
        double draw(double level, Random random);
    }

    /** Yes or no in clusters: half of the clusters' answers follow the cluster, intra-cluster correlation .25. */
    static Population clusteredBits(double share) {
        return clustered(
                "0/1 in clusters, share " + share,
                share,
                u -> u < share ? 1 : 0,
                (level, random) -> random.nextBoolean() ? level : random.nextDouble() < share ? 1 : 0);
    }

    /** Scores that crowd at the top: Beta(5,1), mean 5/6, skewness -1.2. */
    static Population skewed() {
        return alone("skewed (Beta(5,1))", 5 / 6.0, random -> Math.pow(random.nextDouble(), 0.2));
    }

    /** Most cases perfect, the rest anywhere: 1 with .8, else uniform; mean .9, skewness -2.4. */
    static Population mostlyPerfect() {
        return alone("mostly perfect (.8 are 1, rest uniform)", 0.9, random -> {
            double u = random.nextDouble();
            return u < 0.8 ? 1 : (u - 0.8) / 0.2;
        });
    }

    /** Latencies: log-normal with sigma .8, skewness 3.7. */
    static Population latency() {
        return alone("latency (log-normal, sigma .8)", Math.exp(0.32), random -> Math.exp(0.8 * random.nextGaussian()));
    }

    /** Skewed scores in clusters: Beta(5,1) by cluster and by case, half each; intra-cluster correlation .5. */
    static Population clusteredSkewed() {
        return clustered(
                "skewed in clusters",
                5 / 6.0,
                u -> Math.pow(u, 0.2),
                (level, random) -> (level + Math.pow(random.nextDouble(), 0.2)) / 2);
    }
}
