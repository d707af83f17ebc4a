package dev.assay.core.gate;

/**
 * A demand on a metric's mean, such as {@code faithfulness at least 0.85}. Prints as it parses.
 *
 * @param metric the metric's name as printed
 * @param comparison which side is allowed
 * @param limit the bound of what is allowed; exactly this passes
 * @param confidence confidence of the interval that decides, such as 0.95
 * @param origin where it was written, such as {@code assay.yaml:14} or {@code --rule}
 */
public record Rule(String metric, Comparison comparison, double limit, double confidence, String origin) {

    /** Which side of the limit is allowed. */
    public enum Comparison {
        /** The limit or more. */
        AT_LEAST,
        /** The limit or less. */
        AT_MOST
    }
}
