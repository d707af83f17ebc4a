package dev.assay.core.slice.search;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.PValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A set of cases held against the rest by one metric, with the slices that are this set and those that are the rest. */
final class Looked {

    /** Metrics between 0 and 1 by what would be gained; after them the others, by it in standard deviations. */
    static final Comparator<Looked> MOST_GAIN_FIRST = Comparator.comparing((Looked one) -> !one.figures.share())
            .thenComparing(Comparator.comparingDouble(Looked::weight).reversed())
            .thenComparing(one -> one.worse().get(0))
            .thenComparing(one -> one.metric.name());

    /**
     * What was measured.
     *
     * @param n valued cases
     * @param inside those of the set
     * @param mean mean of all
     * @param deviation standard deviation of all
     * @param difference mean of the set less mean of the rest
     * @param share whether all values lie between 0 and 1
     * @param p of the difference
     */
    record Figures(int n, int inside, double mean, double deviation, double difference, boolean share, PValue p) {}

    private final MetricScores metric;
    private final Members members;
    private final Figures figures;
    private final List<CaseSlice> inside = new ArrayList<>();
    private final List<CaseSlice> outside = new ArrayList<>();

    Looked(MetricScores metric, Members members, Figures figures) {
        this.metric = metric;
        this.members = members;
        this.figures = figures;
    }

    /** Names a slice that is the set. */
    void inside(CaseSlice slice) {
        inside.add(slice);
    }

    /** Names a slice that is the rest. */
    void outside(CaseSlice slice) {
        outside.add(slice);
    }

    double p() {
        return figures.p.p();
    }

    /** The names of the worse side; none where no slice is that side, or the sides are alike. */
    List<CaseSlice> worse() {
        double lead = metric.sense().improvement(figures.difference);
        return lead < 0 ? inside : lead > 0 ? outside : List.of();
    }

    WorseSlice told(double q, long seed, double level) {
        boolean rest = insideIsBetter();
        List<CaseSlice> names = worse();
        int[] places = Valued.of(members, metric.places());
        return new WorseSlice(
                names.get(0),
                names.subList(1, names.size()),
                metric.name(),
                metric.mean(places, rest, seed, level),
                better(),
                better() - figures.mean,
                figures.p,
                q);
    }

    private boolean insideIsBetter() {
        return metric.sense().improvement(figures.difference) > 0;
    }

    /** Mean of the better side. */
    private double better() {
        int worse = insideIsBetter() ? figures.n - figures.inside : figures.inside;
        double lead = insideIsBetter() ? figures.difference : -figures.difference;
        return figures.mean + lead * worse / figures.n;
    }

    /** What would be gained, comparable among metrics that are listed together. */
    private double weight() {
        double gain = Math.abs(better() - figures.mean);
        return figures.share ? gain : gain / figures.deviation;
    }
}
