package dev.assay.judge.embedded.verdict;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A row with the numbers of each of its passages.
 *
 * @param row the row
 * @param passages the numbers, those of {@link Features#NAMES} for each passage
 * @param clash whether the checks rule support out in every passage
 */
record Example(Row row, List<List<Double>> passages, boolean clash) {

    String source() {
        return row.source();
    }

    static double rounded(double value) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.6g", value));
    }

    static double[] standardised(List<Double> passage, double[][] standard) {
        double[] x = new double[passage.size() + 1];
        x[0] = 1;
        for (int i = 0; i < passage.size(); i++) {
            double value = (passage.get(i) - standard[0][i]) / standard[1][i];
            x[i + 1] = Math.max(-Weights.CLIP, Math.min(Weights.CLIP, value));
        }
        return x;
    }

    static boolean[] labels(List<Example> examples) {
        boolean[] labels = new boolean[examples.size()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = examples.get(i).row.supported();
        }
        return labels;
    }

    /** Both labels count equally within each source. */
    static double[] rowWeights(List<Example> examples) {
        Map<String, Long> counts = examples.stream()
                .collect(Collectors.groupingBy(
                        example -> example.source() + example.row().supported(), Collectors.counting()));
        double groups = counts.size();
        return examples.stream()
                .mapToDouble(example -> examples.size()
                        / groups
                        / counts.getOrDefault(example.source() + example.row().supported(), 1L))
                .toArray();
    }

    static double[] scores(List<Example> examples, double[][] standard, double[] model) {
        return examples.stream()
                .mapToDouble(example -> example.passages.stream()
                        .mapToDouble(passage -> Logistic.probability(model, standardised(passage, standard)))
                        .max()
                        .orElse(0))
                .toArray();
    }
}
