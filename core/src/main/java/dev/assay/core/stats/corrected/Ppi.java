package dev.assay.core.stats.corrected;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Normal;
import dev.assay.core.stats.StudentT;
import dev.assay.core.words.Numbers;

/**
 * Prediction-powered inference: the mean that people would have given to all cases, from the judge's scores on all and
 * people's on a random few. Unbiased however wrong the judge is; the better the judge, the narrower the interval.
 *
 * <pre>mean(people) + lambda · (mean(judge on others) - mean(judge on labelled))</pre>
 *
 * <p>{@code lambda} 1 is PPI; PPI++ chooses it from the data so that the variance is least, and is never much worse than
 * people alone. The paired form is the same on {@link LabelledScores#difference}.
 *
 * <p>Source: Angelopoulos, Bates, Fannjiang, Jordan, Zrnic 2023, Science 382, 669-674; Angelopoulos, Duchi, Zrnic 2023,
 * arXiv 2311.01453. {@link #plain} and {@link #tuned} agree with the authors' {@code ppi_py}: normal quantiles and
 * variances that divide by n, too narrow below some 50 labels; there take {@link #tunedForFewLabels}. Every form is too
 * narrow where the labelled cases hold only a handful of the judge's errors ({@code docs/statistics.md}).
 */
public final class Ppi {

    private Ppi() {}

    /** The mean of people's labels alone, normal interval, as in {@code ppi_py}'s classical baseline. */
    public static Answer<Corrected> peopleOnly(LabelledScores scores, double level) {
        return corrected(scores, 0, Form.PUBLISHED, "people only", level);
    }

    /** PPI, the judge trusted fully. */
    public static Answer<Corrected> plain(LabelledScores scores, double level) {
        return corrected(scores, 1, Form.PUBLISHED, "PPI", level);
    }

    /** PPI++, {@code lambda} cut to [0, 1]. */
    public static Answer<Corrected> tuned(LabelledScores scores, double level) {
        return corrected(scores, lambda(scores), Form.PUBLISHED, "PPI++", level);
    }

    /**
     * PPI++ for few labels: variances that divide by n - 1, n - 2 where {@code lambda} was fitted, and Student's quantile
     * with Welch-Satterthwaite degrees of freedom.
     */
    public static Answer<Corrected> tunedForFewLabels(LabelledScores scores, double level) {
        return corrected(scores, lambda(scores), Form.FEW_LABELS, "PPI++, Student", level);
    }

    private enum Form {
        PUBLISHED,
        FEW_LABELS
    }

    /** The lambda of least variance; 0 where the judge's scores do not vary and so cannot help. */
    private static double lambda(LabelledScores scores) {
        if (scores.labels() < 2 || scores.others() == 0) {
            return 0;
        }
        Moments pooled = scores.pooled();
        if (pooled.squares() == 0) {
            return 0;
        }
        double covariance = scores.products() / scores.labels();
        double variance = pooled.squares() / (pooled.n() - 1);
        double ratio = (double) scores.labels() / scores.others();
        return Math.min(1, Math.max(0, covariance / ((1 + ratio) * variance)));
    }

    private static Answer<Corrected> corrected(
            LabelledScores scores, double lambda, Form form, String name, double level) {
        int fewest = form == Form.FEW_LABELS ? 3 : 2;
        if (scores.labels() < fewest) {
            return Answer.undefined(
                    "labelled cases: " + scores.labels() + "; " + fewest + " are the least that show a variance");
        }
        if (lambda != 0 && scores.others() < 2) {
            return Answer.undefined(
                    "unlabelled cases: " + scores.others() + "; two are the least that show a variance");
        }
        Moments rectifier = scores.rectifier(lambda);
        int lost = form == Form.PUBLISHED ? 0 : lambda == 0 ? 1 : 2;
        double ofLabels = rectifier.varianceOfMean(lost);
        double ofOthers =
                lambda == 0 ? 0 : lambda * lambda * scores.unlabelled().varianceOfMean(Math.min(lost, 1));
        double error = Math.sqrt(ofLabels + ofOthers);
        if (error == 0) {
            return Answer.undefined(
                    "neither people's nor the judge's scores vary: no variance to build an interval on");
        }
        double mean = rectifier.mean()
                + (lambda == 0 ? 0 : lambda * scores.unlabelled().mean());
        double margin = error
                * switch (form) {
                    case PUBLISHED -> Normal.halfWidth(level);
                    case FEW_LABELS -> StudentT.quantile((1 + level) / 2, freedom(ofLabels, ofOthers, scores, lost));
                };
        String method = name + " " + Numbers.percent(level);
        Interval interval = new Interval(mean - margin, mean + margin, level);
        return Answer.of(new Corrected(lambda, error, Measured.of(mean, interval, scores.labels(), method)));
    }

    /** Welch and Satterthwaite. */
    private static double freedom(double ofLabels, double ofOthers, LabelledScores scores, int lost) {
        double sum = ofLabels + ofOthers;
        double others = ofOthers == 0 ? 0 : ofOthers * ofOthers / (scores.others() - 1);
        return sum * sum / (ofLabels * ofLabels / (scores.labels() - lost) + others);
    }
}
