package dev.assay.judge.embedded.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * How far a mean over sources depends on the choice of documents: documents, that is rows with the same contexts, are drawn
 * with replacement within each source, and the mean is taken over the sources of each draw (percentile interval).
 */
final class DocumentBootstrap {

    private static final int DRAWS = 1_000;
    private static final long SEED = 20_261_204;

    private DocumentBootstrap() {}

    /**
     * Rows of a source and a figure of them.
     *
     * @param rows the rows
     * @param figure the figure, of how often each row counts; draws for which it is NaN are drawn again
     */
    record Sample(List<Row> rows, ToDoubleFunction<double[]> figure) {}

    /**
     * An interval.
     *
     * @param low the 2.5 % quantile of the draws
     * @param high the 97.5 % quantile
     */
    record Interval(double low, double high) {}

    /** The 95 % interval of the mean of the samples' figures. */
    static Interval mean(List<Sample> samples) {
        SplittableRandom random = new SplittableRandom(SEED);
        double[] means = new double[DRAWS];
        for (Sample sample : samples) {
            int[] documents = documents(sample.rows());
            for (int i = 0; i < DRAWS; i++) {
                means[i] += draw(sample, documents, random) / samples.size();
            }
        }
        Arrays.sort(means);
        return new Interval(means[(int) (0.025 * DRAWS)], means[(int) (0.975 * DRAWS) - 1]);
    }

    private static double draw(Sample sample, int[] documents, SplittableRandom random) {
        int count = Arrays.stream(documents).max().orElse(0) + 1;
        while (true) {
            int[] often = new int[count];
            for (int i = 0; i < count; i++) {
                often[random.nextInt(count)]++;
            }
            double figure = sample.figure()
                    .applyAsDouble(Arrays.stream(documents)
                            .mapToDouble(document -> often[document])
                            .toArray());
            if (!Double.isNaN(figure)) {
                return figure;
            }
        }
    }

    /** For each row the number of its document. */
    private static int[] documents(List<Row> rows) {
        Map<List<String>, Integer> numbers = new HashMap<>();
        List<Integer> documents = new ArrayList<>();
        rows.forEach(row -> documents.add(numbers.computeIfAbsent(row.contexts(), contexts -> numbers.size())));
        return documents.stream().mapToInt(Integer::intValue).toArray();
    }
}
