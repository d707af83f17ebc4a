package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.RuleResult;
import java.util.List;

/**
 * A rule as the page shows it.
 *
 * @param result what became of it
 * @param in the report's language
 */
record RuleView(RuleResult result, Language in) {

    String rule() {
        return RuleText.of(result.rule());
    }

    /** The outcome, and for an undecided one the side that it leans to. */
    String outcome() {
        String word = Terms.outcome(result.outcome(), in);
        if (result.outcome() != RuleResult.Outcome.INCONCLUSIVE) {
            return word;
        }
        return result.leaning()
                .map(leaning -> word
                        + in.pick(", ", "，")
                        + (leaning == RuleResult.Leaning.PASS ? Phrase.LEANING_PASS : Phrase.LEANING_FAIL).in(in))
                .orElse(word);
    }

    String style() {
        return switch (result.outcome()) {
            case PASS -> "good";
            case FAIL -> "bad";
            case INCONCLUSIVE, NOT_MEASURED -> "unsure";
        };
    }

    String headline() {
        return result.headline();
    }

    List<Fact> facts() {
        return result.facts();
    }
}
