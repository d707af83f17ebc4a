package dev.assay.core.gate;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The one plain-text form of a message made of facts:
 *
 * <pre>
 * faithfulness is not at least 0.85: 0.744
 *   measured   : 0.744 [0.701, 0.785] n=231 (BCa bootstrap 95 %)
 *   allowed    : 0.85 or more   (exactly 0.85 would pass)   assay.yaml:14
 * </pre>
 */
public final class FactText {

    private static final int NAME_WIDTH = 10;

    private FactText() {}

    /** A rule's result; ends without a line break. */
    public static String of(RuleResult result) {
        return of(result.headline(), result.facts());
    }

    /** A headline with its facts, colons below each other; ends without a line break. */
    public static String of(String headline, List<Fact> facts) {
        int width = facts.stream().mapToInt(fact -> fact.name().length()).reduce(NAME_WIDTH, Math::max);
        return headline
                + facts.stream()
                        .map(fact -> "\n  " + fact.name()
                                + " ".repeat(width - fact.name().length()) + " : " + fact.text())
                        .collect(Collectors.joining());
    }
}
