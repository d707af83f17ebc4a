package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.check.Checks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
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

    /** The numbers of each row's nearest passages; rows without a sentence are left out. */
    static List<Example> of(Features features, List<Row> rows) {
        return rows.parallelStream().flatMap(row -> of(features, row).stream()).toList();
    }

    private static Optional<Example> of(Features features, Row row) {
        Reading claim = Reading.of(row.claim());
        List<Features.Pair> pairs = row.nearest(claim, features).stream()
                .map(passage -> features.of(claim, passage))
                .toList();
        if (pairs.isEmpty()) {
            return Optional.empty();
        }
        boolean clash = pairs.stream().allMatch(pair -> clash(claim, pair));
        return Optional.of(
                new Example(row, pairs.stream().map(Features.Pair::values).toList(), clash));
    }

    private static boolean clash(Reading claim, Features.Pair pair) {
        return Checks.of(
                        Checked.of(claim.text()),
                        pair.window().sentences().stream()
                                .map(Sentence::checked)
                                .toList())
                .forbidSupport();
    }

    /** The rows of each source, in order. */
    static Map<String, List<Example>> bySource(List<Example> examples) {
        return examples.stream()
                .collect(Collectors.groupingBy(Example::source, LinkedHashMap::new, Collectors.toList()));
    }

    /** The highest score of a passage. */
    double best(ToDoubleFunction<List<Double>> score) {
        return passages.stream().mapToDouble(score).max().orElse(0);
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
}
