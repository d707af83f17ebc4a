package dev.assay.core.stats.agreement;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/** How often each two values meet within a unit; a unit of m ratings has weight m. */
final class Coincidences {

    private final double[] values;
    private final double[][] met;
    private final double[] totals;

    private Coincidences(double[] values) {
        this.values = values;
        this.met = new double[values.length][values.length];
        this.totals = new double[values.length];
    }

    /** Counts over units of two ratings or more. */
    static Coincidences of(List<double[]> units) {
        double[] values = units.stream()
                .flatMapToDouble(Arrays::stream)
                .distinct()
                .sorted()
                .toArray();
        Coincidences coincidences = new Coincidences(values);
        units.forEach(coincidences::add);
        return coincidences;
    }

    private void add(double[] ratings) {
        for (int i = 0; i < ratings.length; i++) {
            int row = Arrays.binarySearch(values, ratings[i]);
            totals[row]++;
            for (int j = 0; j < ratings.length; j++) {
                if (i != j) {
                    met[row][Arrays.binarySearch(values, ratings[j])] += 1.0 / (ratings.length - 1);
                }
            }
        }
    }

    /** Empty when all values are equal. */
    OptionalDouble alpha(Scale scale) {
        if (values.length < 2) {
            return OptionalDouble.empty();
        }
        double observed = 0;
        double expected = 0;
        for (int i = 0; i < values.length; i++) {
            for (int j = 0; j < values.length; j++) {
                double distance = distance(scale, Math.min(i, j), Math.max(i, j));
                observed += met[i][j] * distance;
                expected += totals[i] * totals[j] * distance;
            }
        }
        double n = Arrays.stream(totals).sum();
        return OptionalDouble.of(1 - (n - 1) * observed / expected);
    }

    /** Squared distance of two values by their place in {@code values}, the lower first. */
    private double distance(Scale scale, int low, int high) {
        if (low == high) {
            return 0;
        }
        double gap = switch (scale) {
            case NOMINAL -> 1;
            case INTERVAL -> values[high] - values[low];
            case ORDINAL -> Arrays.stream(totals, low, high + 1).sum() - (totals[low] + totals[high]) / 2;
        };
        return gap * gap;
    }
}
