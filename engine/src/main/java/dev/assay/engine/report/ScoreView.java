package dev.assay.engine.report;

import dev.assay.core.metric.Score;

/**
 * A score of a case as the page shows it.
 *
 * @param name the metric's name
 * @param text the number, or which other outcome it is
 * @param kind {@code value}, {@code undefined} or {@code failed}
 * @param why why there is no number; blank when there is one
 */
record ScoreView(String name, String text, String kind, String why) {

    static ScoreView of(String name, Score score, Language in) {
        return score.fold(
                value -> new ScoreView(name, Numbers.fraction(value), "value", ""),
                undefined -> new ScoreView(name, Phrase.UNDEFINED.in(in), "undefined", undefined.why()),
                failed -> new ScoreView(
                        name, Phrase.FAILED.in(in), "failed", failed.kind().word() + ": " + failed.why()));
    }
}
