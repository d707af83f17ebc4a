package dev.assay.judge.embedded.verdict;

import java.util.Arrays;
import java.util.List;

/** The scores that a judge gave labelled rows, and the score from which on it calls a row supported. */
final class Said {

    private final double[] scores;
    private final boolean[] labels;
    private final double cut;

    private Said(double[] scores, boolean[] labels, double cut) {
        this.scores = scores;
        this.labels = labels;
        this.cut = cut;
    }

    static Said of(double[] scores, List<Example> rows, double cut) {
        return of(scores, Example.labels(rows), cut);
    }

    static Said of(double[] scores, boolean[] labels, double cut) {
        return new Said(scores.clone(), labels.clone(), cut);
    }

    /** The same scores at another cut. */
    Said at(double other) {
        return new Said(scores, labels, other);
    }

    double[] scores() {
        return scores.clone();
    }

    double auroc() {
        double[] once = new double[scores.length];
        Arrays.fill(once, 1);
        return auroc(once);
    }

    /** Area under the ROC curve where a row counts as often as its weight says. */
    double auroc(double[] weights) {
        return Measures.auroc(scores, labels, weights);
    }

    /** Mean of the shares of supported and of other rows that are called right. */
    double balanced() {
        return Measures.balanced(scores, labels, cut);
    }

    /** Share of rows that are called right. */
    double accuracy() {
        int right = 0;
        for (int i = 0; i < scores.length; i++) {
            right += (scores[i] >= cut) == labels[i] ? 1 : 0;
        }
        return (double) right / scores.length;
    }

    double calibration(double[] weights) {
        return Measures.calibration(scores, labels, weights);
    }
}
