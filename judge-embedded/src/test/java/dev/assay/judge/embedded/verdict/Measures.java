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
