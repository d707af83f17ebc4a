package dev.assay.core.history;

import dev.assay.core.comparison.Comparability;
import dev.assay.core.comparison.Differing;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a metric went through the runs of a series.
 *
 * @param metric its name
 * @param points the runs in which it has a mean, oldest first
 */
public record Trend(String metric, List<TrendPoint> points) {

    public Trend {
        points = List.copyOf(points);
    }

    static Trend of(String metric, List<PastRun> runs) {
        List<TrendPoint> points = new ArrayList<>();
        for (int place = 0; place < runs.size(); place++) {
            PastRun run = runs.get(place);
            Estimate estimate = run.metrics().get(metric);
            if (estimate != null && estimate.mean().isPresent()) {
                points.add(new TrendPoint(place, run, estimate, changed(points, run)));
            }
        }
        return new Trend(metric, points);
    }

    private static List<Differing> changed(List<TrendPoint> before, PastRun run) {
        return before.isEmpty()
                ? List.of()
                : Comparability.obstacles(before.get(before.size() - 1).run().basis(), run.basis());
    }

    /** The lowest mean. Needs a point. */
    public double lowest() {
        return points.stream().mapToDouble(TrendPoint::mean).min().orElseThrow();
    }

    /** The highest mean. Needs a point. */
    public double highest() {
        return points.stream().mapToDouble(TrendPoint::mean).max().orElseThrow();
    }

    /** The oldest mean. Needs a point. */
    public double first() {
        return points.get(0).mean();
    }

    /** The youngest mean. Needs a point. */
    public double last() {
        return points.get(points.size() - 1).mean();
    }

    /** From the last point but one to the last; absent when there is only one. */
    public Optional<Step> lastStep() {
        int size = points.size();
        return size < 2 ? Optional.empty() : Optional.of(new Step(points.get(size - 2), points.get(size - 1)));
    }

    /**
     * Two points that follow each other.
     *
     * @param before the older one
     * @param after the younger one
     */
    public record Step(TrendPoint before, TrendPoint after) {

        /** By how much the mean rose. */
        public double change() {
            return after.mean() - before.mean();
        }

        /** Whether both means rest on the same, as far as is known. */
        public boolean comparable() {
            return after.changed().isEmpty();
        }

        /** Whether the two intervals share a value; absent where one of them is missing. */
        public Optional<Boolean> overlap() {
            Optional<Interval> a = before.estimate().interval();
            Optional<Interval> b = after.estimate().interval();
            return a.flatMap(first -> b.map(second -> first.low() <= second.high() && second.low() <= first.high()));
        }
    }
}
