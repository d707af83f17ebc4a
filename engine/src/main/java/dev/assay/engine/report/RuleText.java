package dev.assay.engine.report;

import dev.assay.core.gate.Rule;
import java.math.BigDecimal;

/** A rule in the words in which it is written. */
final class RuleText {

    private static final double USUAL_CONFIDENCE = 0.95;

    private RuleText() {}

    static String of(Rule rule) {
        String comparison = switch (rule.comparison()) {
            case AT_LEAST -> " at least ";
            case AT_MOST -> " at most ";
        };
        String confidence = rule.confidence() == USUAL_CONFIDENCE ? "" : " with confidence " + plain(rule.confidence());
        return rule.metric() + comparison + plain(rule.limit()) + confidence;
    }

    private static String plain(double number) {
        return new BigDecimal(String.valueOf(number)).stripTrailingZeros().toPlainString();
    }
}
