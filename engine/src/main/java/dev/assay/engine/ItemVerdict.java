package dev.assay.engine;

import dev.assay.core.calibration.Drift;
import dev.assay.core.calibration.Rating;
import dev.assay.core.stats.Answer;
import dev.assay.engine.labels.LabelledItem;
import dev.assay.engine.labels.PeopleLabel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a judge says of a labelled claim or case.
 *
 * @param item the claim or case
 * @param said what it says; undefined with the reason where it says nothing
 * @param failed whether it should have said something and did not
 */
record ItemVerdict(LabelledItem item, Answer<Drift.Said> said, boolean failed) {

    static ItemVerdict of(LabelledItem item, Drift.Said said) {
        return new ItemVerdict(item, Answer.of(said), false);
    }

    static ItemVerdict none(LabelledItem item, String why, boolean failed) {
        return new ItemVerdict(item, Answer.undefined(why), failed);
    }

    /**
     * Beside people's label.
     *
     * @param label people's label
     * @param cut from which value on people's label is a yes
     */
    Rating rating(PeopleLabel label, double cut) {
        Drift.Said found = said.known().orElseThrow();
        return new Rating(
                item.id(),
                item.language(),
                item.slices(),
                item.cluster(),
                label.word(),
                found.word(),
                label.value() >= cut,
                found.yes(),
                found.probability());
    }

    /** Why some have no verdict, one line each with how many they are; may be added to. */
    static List<String> notes(List<ItemVerdict> verdicts) {
        Map<String, Integer> reasons = new LinkedHashMap<>();
        for (ItemVerdict verdict : verdicts) {
            if (verdict.said() instanceof Answer.Undefined<Drift.Said> none) {
                reasons.merge((verdict.failed() ? "failed: " : "left out: ") + none.why(), 1, Integer::sum);
            }
        }
        List<String> notes = new ArrayList<>();
        reasons.forEach((why, count) -> notes.add(count + " " + why));
        return notes;
    }
}
