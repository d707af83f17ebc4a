package dev.assay.engine.config;

/**
 * A gate rule as written; its grammar is the gate's business.
 *
 * @param text the rule, such as {@code recall@5 at least 0.8}
 * @param origin where it was written: {@code assay.yaml:14}, {@code --rules} or {@code ASSAY_RULES}
 */
public record RuleText(String text, String origin) {}
