package dev.assay.engine;

import dev.assay.core.data.Review;
import dev.assay.core.data.Split;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.ScoreTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Keeps apart the cases that people approved: a gate counts those only, as soon as any case has a review. */
final class Reviews {

    private final ScoreTable approved;
    private int reviewed;
    private int counted;
    private int tuned;
    private int cases;

    Reviews(List<String> metrics) {
        approved = new ScoreTable(metrics);
    }

    void add(CaseResult result) {
        boolean good = result.source()
                .review()
                .filter(review -> review.status() == Review.Status.APPROVED)
                .isPresent();
        boolean tune =
                result.source().split().filter(split -> split == Split.TUNE).isPresent();
        add(result.source().review().isPresent(), good, tune, result.scores(), result.cluster());
    }

    /** Adds a case of which only this is known. */
    void add(boolean hasReview, boolean good, boolean tune, Map<String, Score> scores, String cluster) {
        cases++;
        reviewed += hasReview ? 1 : 0;
        tuned += tune ? 1 : 0;
        if (good) {
            counted++;
            approved.add(scores, cluster);
        }
    }

    /** The scores that a gate counts. */
    ScoreTable gated(ScoreTable all) {
        return reviewed > 0 ? approved : all;
    }

    /** What a reader of the gate should know. */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (reviewed > 0) {
            warnings.add("the gate counts the " + counted + " approved cases of " + cases);
        }
        if (tuned > 0) {
            warnings.add("the gate counts " + tuned + " cases of the split `tune`, which the system was tuned on");
        }
        return warnings;
    }
}
