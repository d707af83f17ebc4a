package dev.assay.engine;

import dev.assay.core.calibration.Drift;
import dev.assay.core.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What became of a canary set.
 *
 * @param judge the judge's id
 * @param file the frozen verdicts, just written or compared with
 * @param since the day they were frozen
 * @param n things judged now
 * @param drift the comparison; absent where the verdicts were frozen just now, or too many failed
 * @param notes what a reader should know
 * @param language the language of the report
 * @param exit 0 frozen or unchanged, 1 alarm, 3 could not be measured
 */
public record DriftOutcome(
        String judge,
        Path file,
        String since,
        int n,
        Optional<Drift> drift,
        List<String> notes,
        Language language,
        int exit) {

    public DriftOutcome {
        notes = List.copyOf(notes);
    }
}
