package dev.assay.engine;

import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.Certificate;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.stats.Answer;
import dev.assay.core.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What became of a calibration.
 *
 * @param judge the judge's id
 * @param labels the file of labels
 * @param data SHA-256 of the labels
 * @param metric what the labels are about
 * @param found the judge against people; undefined where too few could be compared
 * @param numeric how near scores are, where labels are more than yes and no
 * @param cost how many times as much as a yes too few a yes too many costs
 * @param certificate what was shown; absent where nothing was
 * @param written where it was written
 * @param notes what a reader should know
 * @param language the language of the report
 * @param exit 0 done, 3 could not be measured
 */
public record CalibrateOutcome(
        String judge,
        String labels,
        String data,
        String metric,
        Answer<Calibration> found,
        Optional<NumericAgreement> numeric,
        double cost,
        Optional<Certificate> certificate,
        Optional<Path> written,
        List<String> notes,
        Language language,
        int exit) {

    public CalibrateOutcome {
        notes = List.copyOf(notes);
    }
}
