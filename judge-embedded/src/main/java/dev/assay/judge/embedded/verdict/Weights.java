package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Language;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The fitted model of a language: a logistic regression on standardised features. */
final class Weights {

    /** Standardised values beyond this many standard deviations count as this many. */
    static final double CLIP = 4;

    private final double[] mean;
    private final double[] scale;
    private final double[] weight;
    private final double intercept;
    private final double cut;
    private final double clash;

    /**
     * Reads a weights file.
     *
     * @param lines {@code name mean scale weight} for each feature in order, and {@code intercept}, {@code cut},
     *     {@code clash} with one number each; comments start with {@code #}
     */
    Weights(List<String> lines) {
        Map<String, double[]> rows = new HashMap<>();
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" ");
                double[] numbers = new double[parts.length - 1];
                for (int i = 1; i < parts.length; i++) {
                    numbers[i - 1] = Double.parseDouble(parts[i]);
                }
                rows.put(parts[0], numbers);
            }
        }
        int n = Features.NAMES.size();
        mean = new double[n];
        scale = new double[n];
        weight = new double[n];
        for (int i = 0; i < n; i++) {
            double[] row = row(rows, Features.NAMES.get(i), 3);
            mean[i] = row[0];
            scale[i] = row[1];
            weight[i] = row[2];
        }
        intercept = row(rows, "intercept", 1)[0];
        cut = row(rows, "cut", 1)[0];
        clash = row(rows, "clash", 1)[0];
    }

    private static double[] row(Map<String, double[]> rows, String name, int length) {
        double[] row = rows.get(name);
        if (row == null || row.length != length) {
            throw new IllegalStateException("the weights file lacks a row `" + name + "` of " + length + " numbers");
        }
        return row;
    }

    static Weights of(Language language) {
        return new Weights(Resource.lines("weights-" + language.code() + ".txt"));
    }

    /** The probability that the claim is supported, where supported and unsupported claims are equally common. */
    double probability(List<Double> features) {
        double sum = intercept;
        for (int i = 0; i < weight.length; i++) {
            double standard = (features.get(i) - mean[i]) / scale[i];
            sum += weight[i] * Math.max(-CLIP, Math.min(CLIP, standard));
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** The probability from which on a claim counts as supported. */
    double cut() {
        return cut;
    }

    /** The share of the claims with a clash that people call supported all the same. */
    double clash() {
        return clash;
    }
}
