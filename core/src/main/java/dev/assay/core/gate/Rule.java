package dev.assay.core.gate;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.words.Numbers;
import java.util.Optional;

/**
 * A demand on a metric's mean, such as {@code faithfulness at least 0.85}. Prints as it parses.
 *
 * @param metric the metric's name as printed
 * @param requirement what is asked of its mean
 * @param slice the cases it holds for; absent = all
 * @param confidence confidence of the interval that decides, such as 0.95
 * @param origin where it was written, such as {@code assay.yaml:14} or {@code --rule}
 */
public record Rule(
        String metric, Requirement requirement, Optional<CaseSlice> slice, double confidence, String origin) {

    /** Confidence of a rule that names none. */
    public static final double DEFAULT_CONFIDENCE = 0.95;

    public Rule {
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException("a confidence lies between 0 and 1; found " + confidence);
        }
    }

    /** A demand on all cases at the usual confidence. */
    public Rule(String metric, Requirement requirement, String origin) {
        this(metric, requirement, Optional.empty(), DEFAULT_CONFIDENCE, origin);
    }

    /** The same demand on a metric under another name. */
    public Rule on(String otherMetric) {
        return new Rule(otherMetric, requirement, slice, confidence, origin);
    }

    /** What it speaks of: the metric, and the slice where there is one. */
    String subject() {
        return metric + slice.map(cases -> " on " + cases).orElse("");
    }

    /** The rule as it parses: the confidence only where it is not the default, the origin never. */
    @Override
    public String toString() {
        return metric + " " + requirement.words()
                + slice.map(cases -> " on " + cases).orElse("")
                + (confidence == DEFAULT_CONFIDENCE ? "" : " with confidence " + Numbers.plain(confidence));
    }
}
