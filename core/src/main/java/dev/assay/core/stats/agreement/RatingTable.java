package dev.assay.core.stats.agreement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Two raters' categories against each other, as shares of all cases. */
final class RatingTable {

    private final double[][] share;
    private final double[] rows;
    private final double[] columns;
    private final int n;

    private RatingTable(double[][] share, int n) {
        this.share = share;
        this.n = n;
        rows = new double[share.length];
        columns = new double[share.length];
        for (int i = 0; i < share.length; i++) {
            for (int j = 0; j < share.length; j++) {
                rows[i] += share[i][j];
                columns[j] += share[i][j];
            }
        }
    }

    static <T> RatingTable of(List<T> first, List<T> second) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException(
                    "both raters rate the same cases; found " + first.size() + " and " + second.size() + " ratings");
        }
        Map<T, Integer> categories = new LinkedHashMap<>();
        first.forEach(category -> categories.putIfAbsent(category, categories.size()));
        second.forEach(category -> categories.putIfAbsent(category, categories.size()));
        double[][] share = new double[categories.size()][categories.size()];
        for (int i = 0; i < first.size(); i++) {
            share[index(categories, first.get(i))][index(categories, second.get(i))] += 1.0 / first.size();
        }
        return new RatingTable(share, first.size());
    }

    private static <T> int index(Map<T, Integer> categories, T category) {
        return categories.getOrDefault(category, 0);
    }

    private double expected() {
        double sum = 0;
        for (int i = 0; i < rows.length; i++) {
            sum += rows[i] * columns[i];
        }
        return sum;
    }

    /** Empty for no case, or when chance alone gives full agreement. */
    OptionalDouble kappa() {
        if (share.length < 2) {
            return OptionalDouble.empty();
        }
        double agreed = 0;
        for (int i = 0; i < share.length; i++) {
            agreed += share[i][i];
        }
        return OptionalDouble.of((agreed - expected()) / (1 - expected()));
    }

    /** Large-sample standard error of kappa; Fleiss, Cohen and Everitt, formula 13. */
    double standardError(double kappa) {
        double sum = 0;
        for (int i = 0; i < share.length; i++) {
            for (int j = 0; j < share.length; j++) {
                double weight =
                        i == j ? 1 - (rows[i] + columns[i]) * (1 - kappa) : (1 - kappa) * (columns[i] + rows[j]);
                sum += share[i][j] * weight * weight;
            }
        }
        double centre = kappa - expected() * (1 - kappa);
        // Where all agree the two terms are equal but for the last digits.
        double variance = sum - centre * centre < 1e-12 ? 0 : sum - centre * centre;
        return Math.sqrt(variance / n) / (1 - expected());
    }
}
