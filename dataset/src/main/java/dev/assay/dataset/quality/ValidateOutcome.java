package dev.assay.dataset.quality;

import java.nio.file.Path;
import java.util.List;

/**
 * What was found.
 *
 * @param dataset what was checked
 * @param cases number of its cases
 * @param hash its canonical hash
 * @param findings errors first, then warnings, then notes
 * @param strict whether warnings fail, too
 */
public record ValidateOutcome(Path dataset, int cases, String hash, List<Finding> findings, boolean strict) {

    public ValidateOutcome {
        findings = List.copyOf(findings);
    }

    /** Findings that weigh so much. */
    public int count(Severity severity) {
        return (int) findings.stream()
                .filter(finding -> finding.severity() == severity)
                .count();
    }

    /** 2 with an error (wrong input), else 1 with a warning where warnings fail (worse than asked for), else 0. */
    public int exit() {
        if (count(Severity.ERROR) > 0) {
            return 2;
        }
        return strict && count(Severity.WARNING) > 0 ? 1 : 0;
    }
}
