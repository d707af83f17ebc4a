package dev.assay.judge.embedded.verdict;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How well scores tell supported rows from others. */
final class Measures {

    private Measures() {}

    /**
     * Area under the ROC curve, ties counted half.
     *
     * @param weights how often each row counts, 0 or more
     * @return NaN where one of the labels has no weight
     */
    static double auroc(double[] scores, boolean[] labels, double[] weights) {
        List<Integer> order = IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> scores[i]))
                .toList();
        double below = 0;
        double supported = 0;
        double right = 0;
        for (int i = 0; i < order.size(); ) {
            double[] tied = new double[2];
            int j = i;
            while (j < order.size() && scores[order.get(j)] == scores[order.get(i)]) {
                int row = order.get(j);
                tied[labels[row] ? 1 : 0] += weights[row];
                j++;
            }
            right += tied[1] * (below + tied[0] / 2);
            below += tied[0];
            supported += tied[1];
            i = j;
        }
        return right / (supported * below);
    }

    /**
     * Expected calibration error over ten equal bins: how far the scores of a bin lie from its share of supported rows.
     *
     * @param weights how much each row counts
     */
    static double calibration(double[] scores, boolean[] labels, double[] weights) {
        double[] over = new double[10];
        double all = 0;
        for (int i = 0; i < scores.length; i++) {
            over[Math.min(9, (int) (10 * scores[i]))] += weights[i] * (scores[i] - (labels[i] ? 1 : 0));
            all += weights[i];
        }
        return Arrays.stream(over).map(Math::abs).sum() / all;
    }

    /** Mean of the shares of supported and of other rows that the cut labels right. */
    static double balanced(double[] scores, boolean[] labels, double cut) {
        double[] right = new double[2];
        double[] all = new double[2];
        for (int i = 0; i < scores.length; i++) {
            int label = labels[i] ? 1 : 0;
            all[label]++;
            right[label] += (scores[i] >= cut) == labels[i] ? 1 : 0;
        }
        return (right[0] / all[0] + right[1] / all[1]) / 2;
    }
}
