package dev.assay.core.slice.search;

import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.ScoreColumn;
import dev.assay.core.stats.parted.Parting;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The scores of a metric, and which cases of the run they belong to.
 *
 * @param name the metric's name
 * @param sense which way it is better
 * @param column its values
 * @param valued the cases that have one
 * @param cases cases of the run
 */
record MetricScores(String name, Sense sense, ScoreColumn column, Valued valued, int cases) {

    /** For each case of the run the place of its value; -1 where it has none. */
    int[] places() {
        return valued.places(cases);
    }

    Parting parting() {
        return new Parting(column.values(), column.clusterIds());
    }

    boolean betweenZeroAndOne() {
        return column.within(0, 1);
    }

    /** The mean over these places with its interval, or over all others. */
    Measured mean(int[] places, boolean others, long seed, double level) {
        double[] values = column.values();
        int[] clusters = column.clusterIds();
        int[] chosen = others ? without(places, values.length) : places;
        Estimate estimate = Estimator.estimate(
                Arrays.stream(chosen).mapToDouble(place -> values[place]).toArray(),
                Arrays.stream(chosen).map(place -> clusters[place]).toArray(),
                0,
                0,
                seed,
                level);
        return new Measured(estimate.mean().orElse(0), estimate.interval(), estimate.n(), estimate.method());
    }

    private static int[] without(int[] places, int all) {
        boolean[] left = new boolean[all];
        Arrays.stream(places).forEach(place -> left[place] = true);
        return IntStream.range(0, all).filter(place -> !left[place]).toArray();
    }
}
