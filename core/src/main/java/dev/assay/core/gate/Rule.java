package dev.assay.core.gate;

import dev.assay.core.words.Numbers;

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

    /** Confidence of a rule that names none. */
    public static final double DEFAULT_CONFIDENCE = 0.95;

    /** Which side of the limit is allowed. */
    public enum Comparison {
        /** The limit or more. */
        AT_LEAST("at least"),
        /** The limit or less. */
        AT_MOST("at most");

        private final String words;

        Comparison(String words) {
            this.words = words;
        }

        /** How it is written in a rule. */
        public String words() {
            return words;
        }
    }

    public Rule {
        if (!Double.isFinite(limit) || !(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException(
                    "a rule has a finite limit and a confidence between 0 and 1; found " + limit + ", " + confidence);
        }
        limit += 0.0; // makes -0.0 the 0 that it prints as
    }

    /** Whether a value meets the demand. */
    public boolean allows(double value) {
        return comparison == Comparison.AT_LEAST ? value >= limit : value <= limit;
    }

    /** The rule as it parses: the confidence only where it is not the default, the origin never. */
    @Override
    public String toString() {
        return metric + " " + comparison.words() + " " + Numbers.plain(limit)
                + (confidence == DEFAULT_CONFIDENCE ? "" : " with confidence " + Numbers.plain(confidence));
    }
}
