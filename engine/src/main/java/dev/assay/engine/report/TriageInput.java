package dev.assay.engine.report;

import dev.assay.core.run.Cause;
import dev.assay.core.run.CauseShare;
import dev.assay.core.run.LeakCount;
import dev.assay.core.run.Triage;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Everything that a triage is told from.
 *
 * @param run the run's id
 * @param triage what is wrong
 * @param leaks what came back for users who may not see it
 * @param lowerIsBetter the metrics of which a lower value is the better one
 * @param only the one cause to look at
 * @param language the language that most of the questions are written in
 */
public record TriageInput(
        String run,
        Triage triage,
        LeakCount leaks,
        Set<String> lowerIsBetter,
        Optional<Cause> only,
        Language language) {

    public TriageInput {
        lowerIsBetter = Set.copyOf(lowerIsBetter);
    }

    /** The causes to be told. */
    public List<CauseShare> causes() {
        return triage.causes().stream()
                .filter(share -> only.isEmpty() || only.get() == share.cause())
                .toList();
    }

    /** The sentence that goes with every gain. */
    public String assumption() {
        return Phrase.GAIN_ASSUMPTION.in(new Wording(language));
    }
}
