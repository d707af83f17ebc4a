package dev.assay.engine;

import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.calibration.SideBySide;
import dev.assay.core.stats.Answer;
import dev.assay.core.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A run held against people's labels.
 *
 * @param run the run's folder
 * @param judge the id of who judged it
 * @param labels the file of labels
 * @param metric the metric compared
 * @param found the judge against people; undefined where too few could be compared
 * @param numeric how near scores are, where labels are more than yes and no
 * @param sides the mean by the judge alone, by people alone, and corrected
 * @param disagreements ids of the cases on which they disagree
 * @param pool where those were written
 * @param notes what a reader should know
 * @param language the language of the report
 * @param exit 0 done, 3 could not be measured
 */
public record AgreementOutcome(
        Path run,
        String judge,
        String labels,
        String metric,
        Answer<Calibration> found,
        Optional<NumericAgreement> numeric,
        SideBySide sides,
        List<String> disagreements,
        Optional<Path> pool,
        List<String> notes,
        Language language,
        int exit) {

    public AgreementOutcome {
        disagreements = List.copyOf(disagreements);
        notes = List.copyOf(notes);
    }
}
