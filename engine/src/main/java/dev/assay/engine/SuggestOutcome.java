package dev.assay.engine;

import dev.assay.core.words.Numbers;
import java.util.List;

/**
 * Rules for means that were reached once.
 *
 * @param source what the means are of
 * @param rules the rules, ready to be pasted
 * @param left metrics without a rule, and why, a line each
 */
public record SuggestOutcome(String source, List<String> rules, List<String> left) {

    private static final double SHARE = 0.9;

    public SuggestOutcome {
        rules = List.copyOf(rules);
        left = List.copyOf(left);
    }

    /** The rules as they stand in {@code assay.yaml}. */
    public String text() {
        StringBuilder text = new StringBuilder("# ")
                .append(Numbers.percent(SHARE))
                .append(" of what ")
                .append(source)
                .append(" reached; paste into assay.yaml\n");
        left.forEach(line -> text.append("# ").append(line).append('\n'));
        text.append(rules.isEmpty() ? "" : "rules:\n");
        rules.forEach(rule -> text.append("  - ").append(quoted(rule)).append('\n'));
        return text.toString();
    }

    /** YAML takes a colon or a hash before or behind a blank for its own. */
    private static String quoted(String rule) {
        return rule.contains(": ") || rule.contains(" #") ? "'" + rule.replace("'", "''") + "'" : rule;
    }
}
