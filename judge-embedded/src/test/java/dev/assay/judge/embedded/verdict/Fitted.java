package dev.assay.judge.embedded.verdict;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A logistic regression on standardised numbers of a claim and its passages. */
final class Fitted {

    /** Strength of the pull towards the prior. */
    static final double RIDGE = 20;
    /** Balanced accuracy by which a cut may be worse than the best and still count as about as good. */
    private static final double AS_GOOD = 0.01;

    private final double[][] standard;
    private final double[] model;

    private Fitted(double[][] standard, double[] model) {
        this.standard = standard;
        this.model = model;
    }

    /** Fits; what cannot be told from the rows is nil. */
    static Fitted of(List<Example> fit) {
        double[][] standard = standard(fit);
        return new Fitted(standard, model(fit, standard, new double[standard[0].length + 1]));
    }

    /** Fits; what cannot be told from the rows is as in the prior. */
    static Fitted of(List<Example> fit, Fitted prior) {
        double[][] standard = standard(fit);
        return new Fitted(standard, model(fit, standard, prior.model));
    }

    /** Mean, scale and weight of a number. */
    List<Double> row(int number) {
        return List.of(standard[0][number], standard[1][number], model[number + 1]);
    }

    /** The log-odds of a claim whose numbers are all average. */
    double intercept() {
        return model[0];
    }

    /** The probability of each row's most convincing passage. */
    double[] scores(List<Example> examples) {
        return examples.stream()
                .mapToDouble(example -> example.best(passage -> Logistic.probability(model, standardised(passage))))
                .toArray();
    }

    /** The middle of the cuts that are about as good as the best on the dev rows: a single best one is chance. */
    double cut(List<Example> dev) {
        double[] cuts =
                IntStream.rangeClosed(30, 70).mapToDouble(i -> i / 100.0).toArray();
        List<Said> sources = Example.bySource(dev).values().stream()
                .map(rows -> Said.of(scores(rows), rows, 0))
                .toList();
        double[] balanced = Arrays.stream(cuts)
                .map(cut -> sources.stream()
                        .mapToDouble(said -> said.at(cut).balanced())
                        .average()
                        .orElse(0))
                .toArray();
        double best = Arrays.stream(balanced).max().orElse(0);
        return Example.rounded(IntStream.range(0, cuts.length)
                .filter(i -> balanced[i] >= best - AS_GOOD)
                .mapToDouble(i -> cuts[i])
                .average()
                .orElse(0.5));
    }

    private double[] standardised(List<Double> passage) {
        return standardised(passage, standard);
    }

    private static double[] standardised(List<Double> passage, double[][] standard) {
        double[] x = new double[passage.size() + 1];
        x[0] = 1;
        for (int i = 0; i < passage.size(); i++) {
            double value = (passage.get(i) - standard[0][i]) / standard[1][i];
            x[i + 1] = Math.max(-Weights.CLIP, Math.min(Weights.CLIP, value));
        }
        return x;
    }

    /** Mean and scale of each number over all passages of the rows fitted on. */
    private static double[][] standard(List<Example> examples) {
        int n = examples.get(0).passages().get(0).size();
        double[][] standard = new double[2][n];
        for (int i = 0; i < n; i++) {
            int number = i;
            double[] values = examples.stream()
                    .flatMap(example -> example.passages().stream())
                    .mapToDouble(passage -> passage.get(number))
                    .toArray();
            double mean = Arrays.stream(values).average().orElse(0);
            double spread = Arrays.stream(values)
                    .map(v -> (v - mean) * (v - mean))
                    .average()
                    .orElse(0);
            standard[0][i] = Example.rounded(mean);
            standard[1][i] = Example.rounded(Math.max(1e-6, Math.sqrt(spread)));
        }
        return standard;
    }

    /** Fits on each row's most convincing passage, which depends on the model: so four times over. */
    private static double[] model(List<Example> examples, double[][] standard, double[] prior) {
        boolean[] labels = Example.labels(examples);
        double[] weights = Example.rowWeights(examples);
        double[] model = prior.clone();
        model[1] += 1;
        for (int round = 0; round < 4; round++) {
            double[] now = model;
            List<double[]> rows = examples.stream()
                    .map(example -> example.passages().stream()
                            .map(passage -> standardised(passage, standard))
                            .max(Comparator.comparingDouble(x -> Logistic.probability(now, x)))
                            .orElseThrow())
                    .toList();
            model = Logistic.fit(rows, labels, weights, prior, RIDGE);
        }
        for (int i = 0; i < model.length; i++) {
            model[i] = Example.rounded(model[i]);
        }
        return model;
    }
}
