package dev.assay.core.gate;

import dev.assay.core.gate.Policy.Inconclusive;
import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says of a rule against the baseline what became of it. */
final class ChangeFacts {

    private static final int SHOWN = 3;
    private static final long MOST_CASES = 1_000_000;

    private ChangeFacts() {}

    static RuleResult impossible(Rule rule, Optional<Estimate> estimate, Against.Impossible impossible) {
        List<Fact> facts = new ArrayList<>();
        facts.add(RuleFacts.allowed(rule));
        facts.addAll(impossible.facts());
        return new RuleResult(
                rule,
                Outcome.NOT_MEASURED,
                Optional.empty(),
                estimate,
                Optional.empty(),
                rule.subject() + " cannot be held against the baseline: " + impossible.why(),
                facts);
    }

    static RuleResult decided(
            Rule rule, Outcome outcome, Leaning leaning, Estimate estimate, Change change, Inconclusive inconclusive) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("difference", difference(change)));
        facts.add(RuleFacts.allowed(rule, change.lowerIsBetter()));
        facts.add(new Fact("baseline", change.baseline()));
        if (change.gone() > 0 || change.added() > 0) {
            facts.add(new Fact("left out", leftOut(change)));
        }
        if (!change.losses().isEmpty()) {
            facts.add(new Fact("worst", worst(change)));
        }
        if (outcome == Outcome.INCONCLUSIVE) {
            facts.add(new Fact("doubt", doubt(rule, change)));
            facts.add(new Fact("needed", needed(rule, change)));
            facts.add(new Fact("taken as", RuleFacts.takenAs(inconclusive, leaning)));
        }
        return new RuleResult(
                rule,
                outcome,
                Optional.of(leaning),
                Optional.of(estimate),
                Optional.of(change),
                headline(rule, outcome, leaning, change),
                facts);
    }

    private static String headline(Rule rule, Outcome outcome, Leaning leaning, Change change) {
        boolean met = leaning == Leaning.PASS;
        String word = outcome == Outcome.INCONCLUSIVE ? "perhaps " : "";
        String standing = rule.requirement() instanceof Requirement.NoWorse noWorse
                ? (met ? "no worse than the baseline" : "worse than the baseline")
                        + (met && noWorse.margin() > 0 ? " by " + Numbers.plain(noWorse.margin()) : "")
                : (met ? "" : "not ") + "better than the baseline";
        return rule.subject() + " is " + word + standing + ": " + Numbers.fixed(change.now(), 3) + ", was "
                + Numbers.fixed(change.before(), 3);
    }

    static String difference(Change change) {
        Estimate difference = change.difference();
        String bounds = difference
                .interval()
                .map(interval -> " [" + signed(interval.low()) + ", " + signed(interval.high()) + "]")
                .orElse("");
        return signed(difference.mean().orElseThrow()) + bounds + " n=" + difference.n() + " (" + difference.method()
                + ")";
    }

    static String worst(Change change) {
        List<CasePair> losses = change.losses();
        String shown = losses.stream()
                .limit(SHOWN)
                .map(pair -> pair.id() + " " + Numbers.fixed(pair.before(), 3) + " -> " + Numbers.fixed(pair.now(), 3))
                .collect(Collectors.joining(" · "));
        return losses.size() > SHOWN ? shown + " · " + (losses.size() - SHOWN) + " more" : shown;
    }

    private static String leftOut(Change change) {
        List<String> parts = new ArrayList<>();
        if (change.gone() > 0) {
            parts.add(change.gone() + " with a value in the baseline and none now");
        }
        if (change.added() > 0) {
            parts.add(change.added() + " with a value now and none in the baseline");
        }
        return "cases without a pair: " + String.join(", ", parts);
    }

    private static String doubt(Rule rule, Change change) {
        if (tooFew(rule, change)) {
            return "so few independent cases show nothing, whatever they are: " + change.independent();
        }
        if (change.gainInterval().isEmpty()) {
            return "all changed by the same, and that is no more than what is allowed";
        }
        return "what is allowed ends within the interval"
                + change.detectable(rule.confidence())
                        .map(size -> "; these cases show a difference of " + Numbers.fixed(size, 3)
                                + " or more (four times in five)")
                        .known()
                        .orElse("");
    }

    private static String needed(Rule rule, Change change) {
        double margin = rule.requirement() instanceof Requirement.NoWorse noWorse ? noWorse.margin() : 0;
        long least = Math.max(Held.fewest(rule.confidence()), change.pairs().size() + 1L);
        Optional<Long> cases = change.pairsFor(change.gain() + margin, rule.confidence())
                .known()
                .map(count -> Math.max(count, least));
        if (cases.isEmpty() && tooFew(rule, change)) {
            return Held.fewest(rule.confidence()) + " independent cases at the very least";
        }
        return cases.filter(count -> count <= MOST_CASES)
                .map(count -> "about " + count + " cases, were the difference to stay as it is")
                .orElse("the difference is so close to what is allowed that no number of cases will tell");
    }

    private static boolean tooFew(Rule rule, Change change) {
        return change.independent() < Held.fewest(rule.confidence());
    }

    private static String signed(double value) {
        String text = Numbers.fixed(value, 3);
        return value > 0 && !text.startsWith("-") ? "+" + text : text;
    }
}
