package dev.assay.core.calibration;

import dev.assay.core.stats.agreement.Confusion;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a judge's yes and no would be at every cut of its probability: from the cut on it says yes.
 *
 * <p>The best cut of a sample looks better on it than it will elsewhere, as it was chosen there.
 *
 * @param points by rising cut; the last is above every probability, so that it never says yes
 */
public record CutCurve(List<Point> points) {

    /** A cut above every probability. */
    public static final double NEVER = Double.POSITIVE_INFINITY;

    public CutCurve {
        points = List.copyOf(points);
    }

    /**
     * The judge at one cut.
     *
     * @param cut the least probability that counts as yes; {@link #NEVER} when none does
     * @param against the judge's yes and no there against people's
     */
    public record Point(double cut, Confusion against) {

        /** True positive rate, 0 to 1. */
        public double truePositiveRate() {
            return (double) against.truePositives() / against.positives();
        }

        /** True negative rate, 0 to 1. */
        public double trueNegativeRate() {
            return (double) against.trueNegatives() / against.negatives();
        }

        /**
         * What its errors cost per thing rated, a yes too few being 1.
         *
         * @param ratio what a yes too many costs
         */
        public double cost(double ratio) {
            return (against.falsePositives() * ratio + against.falseNegatives()) / against.n();
        }
    }

    /**
     * All cuts that differ.
     *
     * @param ratings each with a probability; people said yes to some and no to some
     */
    public static CutCurve of(List<Rating> ratings) {
        TreeSet<Double> cuts = new TreeSet<>();
        ratings.forEach(rating -> cuts.add(rating.probability().orElseThrow()));
        cuts.add(NEVER);
        CutCurve curve =
                new CutCurve(cuts.stream().map(cut -> point(ratings, cut)).toList());
        Confusion any = curve.points.get(0).against();
        if (any.positives() == 0 || any.negatives() == 0) {
            throw new IllegalArgumentException("a curve of cuts needs people's yes and people's no; found "
                    + any.positives() + " and " + any.negatives());
        }
        return curve;
    }

    private static Point point(List<Rating> ratings, double cut) {
        int[] counts = new int[4];
        for (Rating rating : ratings) {
            boolean yes = rating.probability().orElseThrow() >= cut;
            counts[(rating.peopleYes() ? 2 : 0) + (yes ? 1 : 0)]++;
        }
        return new Point(cut, new Confusion(counts[3], counts[2], counts[0], counts[1]));
    }

    /**
     * The cheapest cut; of equally cheap ones the lowest.
     *
     * @param ratio how many times as much as a yes too few a yes too many costs, above 0
     */
    public Point best(double ratio) {
        return points.stream()
                .min(Comparator.comparingDouble((Point point) -> point.cost(ratio)))
                .orElseThrow();
    }

    /** At most so many points, spread evenly, the first and the last among them. */
    public List<Point> thinned(int most) {
        if (points.size() <= most) {
            return points;
        }
        return IntStream.range(0, most)
                .mapToObj(i -> points.get((int) Math.round((double) i * (points.size() - 1) / (most - 1))))
                .toList();
    }
}
