package dev.assay.dataset.quality;

import dev.assay.dataset.folder.DatasetFolder;
import java.util.Comparator;
import java.util.List;

/** Checks a dataset. */
public final class Validation {

    private static final List<Check> CHECKS = List.of(
            new ReaderCheck(),
            new LabelCheck(),
            new UnlabelledCheck(),
            new DuplicateCheck(),
            new SharedSourceCheck(),
            new CopiedCheck(),
            new ReferenceCheck(),
            new ReviewCheck(),
            new LanguageCheck(),
            new BalanceCheck(),
            new SizeCheck());

    private Validation() {}

    /**
     * Runs all checks.
     *
     * @throws dev.assay.engine.input.InputException when the files cannot be read, with all their faults
     */
    public static ValidateOutcome of(ValidateRequest request) {
        Checked dataset = Checked.of(DatasetFolder.read(request.dataset()), request.threshold());
        List<Finding> findings = CHECKS.stream()
                .flatMap(check -> check.find(dataset).stream())
                .sorted(Comparator.comparing(Finding::severity).reversed())
                .toList();
        return new ValidateOutcome(
                request.dataset(),
                dataset.cases().size(),
                dataset.folder().summary().hash(),
                findings,
                request.strict());
    }
}
