package dev.assay.judge.embedded.verdict;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How well scores tell supported rows from others. */
final class Measures {

    private Measures() {}

    /** Area under the ROC curve, ties counted half. */
    static double auroc(double[] scores, boolean[] labels) {
        List<Integer> order = IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> scores[i]))
                .toList();
        double rankSum = 0;
        double positives = 0;
        for (int i = 0; i < order.size(); ) {
            int j = i;
            while (j < order.size() && scores[order.get(j)] == scores[order.get(i)]) {
                j++;
            }
            for (int k = i; k < j; k++) {
                if (labels[order.get(k)]) {
                    rankSum += (i + j + 1) / 2.0;
                    positives++;
                }
            }
            i = j;
        }
        double negatives = scores.length - positives;
        return (rankSum - positives * (positives + 1) / 2) / (positives * negatives);
    }

    /**
     * Expected calibration error over ten equal bins: how far the scores of a bin lie from its share of supported rows,
     * where both labels count equally.
     */
    static double calibration(double[] scores, boolean[] labels) {
        double[] count = new double[2];
        for (boolean label : labels) {
            count[label ? 1 : 0]++;
        }
        double[][] bins = new double[10][3];
        for (int i = 0; i < scores.length; i++) {
            double weight = 0.5 / count[labels[i] ? 1 : 0];
            double[] bin = bins[Math.min(9, (int) (10 * scores[i]))];
            bin[0] += weight;
            bin[1] += weight * scores[i];
            bin[2] += labels[i] ? weight : 0;
        }
        double error = 0;
        for (double[] bin : bins) {
            error += Math.abs(bin[1] - bin[2]);
        }
        return error;
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
