package dev.assay.core.stats.agreement;

import dev.assay.core.stats.Ranks;
import java.util.Arrays;
import java.util.stream.IntStream;

/** For each case the share of the other class that it is placed rightly against, ties half. */
final class Placements {

    private final double[] ofPositives;
    private final double[] ofNegatives;

    private Placements(double[] ofPositives, double[] ofNegatives) {
        this.ofPositives = ofPositives;
        this.ofNegatives = ofNegatives;
    }

    static Placements of(double[] scores, boolean[] positive) {
        if (scores.length != positive.length) {
            throw new IllegalArgumentException(
                    "each score has a label; found " + scores.length + " scores, " + positive.length + " labels");
        }
        if (!Arrays.stream(scores).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException("a score is a finite number");
        }
        int[] positives =
                IntStream.range(0, scores.length).filter(i -> positive[i]).toArray();
        int[] negatives =
                IntStream.range(0, scores.length).filter(i -> !positive[i]).toArray();
        double[] ranks = Ranks.of(scores);
        // A rank among all less the rank among one's own class counts those of the other class below.
        double[] above = below(scores, ranks, positives, negatives.length);
        double[] under = below(scores, ranks, negatives, positives.length);
        return new Placements(
                above, Arrays.stream(under).map(share -> 1 - share).toArray());
    }

    private static double[] below(double[] scores, double[] ranks, int[] own, int others) {
        double[] within = Ranks.of(IntStream.of(own).mapToDouble(i -> scores[i]).toArray());
        return IntStream.range(0, own.length)
                .mapToDouble(i -> others == 0 ? 0 : (ranks[own[i]] - within[i]) / others)
                .toArray();
    }

    boolean oneSided() {
        return fewest() == 0;
    }

    /** Size of the smaller class. */
    int fewest() {
        return Math.min(ofPositives.length, ofNegatives.length);
    }

    double area() {
        return Arrays.stream(ofPositives).sum() / ofPositives.length;
    }

    /** DeLong's variance of the area; needs two cases of each class. */
    double variance() {
        return spread(ofPositives) / ofPositives.length + spread(ofNegatives) / ofNegatives.length;
    }

    private double spread(double[] placements) {
        double mean = area();
        double squares =
                Arrays.stream(placements).map(p -> (p - mean) * (p - mean)).sum();
        return squares / (placements.length - 1);
    }
}
