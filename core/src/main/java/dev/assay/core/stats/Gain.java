package dev.assay.core.stats;

import dev.assay.core.words.Numbers;
import java.util.Optional;

/**
 * What a mean would gain if some of its cases were as good as the rest: the mean of the rest less the mean of all. It
 * supposes that a mended case scores like the other cases on average, and that nothing else changes.
 *
 * <pre>gain = mean(rest) - mean(all) = share of the cases · (mean(rest) - mean(of these))</pre>
 *
 * <p>The interval is Student's on the linearised statistic, its variance cluster-robust (delta method; Cameron and Miller
 * 2015, J. Human Resources 50, 317-372). It holds the choice of the cases for given.
 *
 * @param mean mean of all valued cases
 * @param mended mean of the rest: what the mean would be
 * @param interval of the difference {@code mended - mean}; absent for one cluster
 * @param affected valued cases that would be mended, 1 or more
 * @param n valued cases
 * @param method how the interval was made, or why there is none
 */
public record Gain(double mean, double mended, Optional<Interval> interval, int affected, int n, String method) {

    /** How much the mean would change; below 0 where it would fall. */
    public double change() {
        return mended - mean;
    }

    /**
     * The gain of a metric.
     *
     * @param all the scores of all cases
     * @param some the scores of those that would be mended, with the same numbers of clusters
     * @param level confidence, between 0 and 1
     * @return empty where none of the two groups has a value, so that nothing can be said
     */
    public static Optional<Gain> of(ScoreColumn all, ScoreColumn some, double level) {
        int n = all.n();
        int affected = some.n();
        if (affected == 0 || affected == n) {
            return Optional.empty();
        }
        Sums total = Sums.of(all);
        Sums part = Sums.of(some);
        double mean = total.sum / n;
        double rest = (total.sum - part.sum) / (n - affected);
        Optional<Interval> interval =
                total.clusters() < 2 ? Optional.empty() : Optional.of(interval(total, part, mean, rest, level));
        String method = interval.isEmpty()
                ? "no interval: all " + n + " cases are one cluster"
                : "linearised" + (total.clusters() < n ? ", by cluster" : "") + ", Student " + Numbers.percent(level);
        return Optional.of(new Gain(mean, rest, interval, affected, n, method));
    }

    private static Interval interval(Sums total, Sums part, double mean, double rest, double level) {
        double restShare = 1 - (double) part.n / total.n;
        double squares = 0;
        for (int cluster = 0; cluster < total.sums.length; cluster++) {
            double ofRest =
                    total.sums[cluster] - part.sum(cluster) - rest * (total.counts[cluster] - part.count(cluster));
            double ofAll = total.sums[cluster] - mean * total.counts[cluster];
            double influence = ofRest / restShare - ofAll;
            squares += influence * influence;
        }
        int clusters = total.clusters();
        double error = Math.sqrt(squares * clusters / (clusters - 1)) / total.n;
        double margin = StudentT.halfWidth(level, clusters - 1) * error;
        return new Interval(rest - mean - margin, rest - mean + margin, level);
    }

    /** Sums and numbers of cases by cluster. */
    private static final class Sums {

        private final double[] sums;
        private final int[] counts;
        private final double sum;
        private final int n;

        private Sums(double[] sums, int[] counts, double sum, int n) {
            this.sums = sums;
            this.counts = counts;
            this.sum = sum;
            this.n = n;
        }

        static Sums of(ScoreColumn column) {
            double[] values = column.values();
            int[] ids = column.clusterIds();
            int size = 0;
            for (int id : ids) {
                size = Math.max(size, id + 1);
            }
            double[] sums = new double[size];
            int[] counts = new int[size];
            double sum = 0;
            for (int i = 0; i < values.length; i++) {
                sums[ids[i]] += values[i];
                counts[ids[i]]++;
                sum += values[i];
            }
            return new Sums(sums, counts, sum, values.length);
        }

        double sum(int cluster) {
            return cluster < sums.length ? sums[cluster] : 0;
        }

        int count(int cluster) {
            return cluster < counts.length ? counts[cluster] : 0;
        }

        int clusters() {
            int clusters = 0;
            for (int count : counts) {
                clusters += count > 0 ? 1 : 0;
            }
            return clusters;
        }
    }
}
