package dev.assay.core.gate;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.words.NearNames;
import dev.assay.core.words.Numbers;
import java.util.List;
import java.util.Optional;

/**
 * Reads a rule:
 *
 * <pre>
 * METRIC ( at least NUMBER | at most NUMBER | no worse than baseline [by NUMBER] | better than baseline )
 *        [on KEY=VALUE] [with confidence NUMBER]
 * </pre>
 *
 * The words may stand in capitals, the last two parts in either order; white space within a metric's brackets is left
 * out, as it is where the metric prints its name.
 */
public final class RuleParser {

    private static final List<String> OPENINGS = List.of("at least", "at most", "no worse", "better");

    private final RuleWords words;
    private final String origin;

    private RuleParser(String text, String origin) {
        this.words = new RuleWords(text);
        this.origin = origin;
    }

    /**
     * Reads one rule.
     *
     * @param text the rule as written
     * @param origin where it was written, such as {@code assay.yaml:14}
     * @throws IllegalArgumentException when it is no rule, naming the part that is wrong and what is allowed there
     */
    public static Rule parse(String text, String origin) {
        return new RuleParser(text, origin).rule();
    }

    private Rule rule() {
        if (words.done()) {
            throw new IllegalArgumentException("the rule is blank; " + RuleWords.FORMS);
        }
        String metric = metric();
        Requirement requirement = requirement();
        Optional<CaseSlice> slice = Optional.empty();
        Optional<Double> confidence = Optional.empty();
        while (!words.done()) {
            if (slice.isEmpty() && words.accept("on")) {
                slice = Optional.of(slice());
            } else if (confidence.isEmpty() && words.peek().equals("with")) {
                confidence = Optional.of(confidence());
            } else {
                throw wrongEnd(requirement, slice.isPresent(), confidence.isPresent());
            }
        }
        return new Rule(metric, requirement, slice, confidence.orElse(Rule.DEFAULT_CONFIDENCE), origin);
    }

    private String metric() {
        String metric = words.take();
        long open = metric.chars().filter(c -> c == '(').count();
        long closed = metric.chars().filter(c -> c == ')').count();
        if (open != closed) {
            throw words.wrong("the brackets of the metric `" + metric + "` do not match");
        }
        if (!Character.isLetter(metric.codePointAt(0))) {
            throw words.wrong("it begins with a metric's name, found `" + metric + "`");
        }
        return metric;
    }

    private Requirement requirement() {
        if (words.done()) {
            throw words.wrong("`at least` or `at most` is missing after `" + words.read() + "`");
        }
        if (words.accept("no")) {
            words.expect("worse", "than", "baseline");
            return new Requirement.NoWorse(words.accept("by") ? margin() : 0);
        }
        if (words.accept("better")) {
            words.expect("than", "baseline");
            if (words.peek().equals("by")) {
                throw words.wrong("`better than baseline` takes no margin, found `" + words.rest() + "`");
            }
            return new Requirement.Better();
        }
        Requirement.Side side = side();
        return new Requirement.Limit(side, words.number("the limit"));
    }

    private double margin() {
        double margin = words.number("the margin");
        if (margin < 0) {
            throw words.wrong("the margin is what it may be worse by, 0 or more, in the metric's own unit whichever way"
                    + " is better; found " + Numbers.plain(margin) + ": leave the sign out");
        }
        return margin;
    }

    private Requirement.Side side() {
        String found = words.take();
        if (found.equalsIgnoreCase("at")) {
            if (words.accept("least")) {
                return Requirement.Side.AT_LEAST;
            }
            if (words.accept("most")) {
                return Requirement.Side.AT_MOST;
            }
            found += words.done() ? "" : " " + words.take();
        }
        throw words.wrong("`" + found + "` is neither `at least` nor `at most`" + hint(found));
    }

    private static String hint(String found) {
        return switch (found) {
            case ">=", ">", "≥", "=>", "min", "above" -> ": write `at least`";
            case "<=", "<", "≤", "=<", "max", "below" -> ": write `at most`";
            default ->
                NearNames.of(found, OPENINGS).stream()
                        .findFirst()
                        .map(near -> ": did you mean `" + near + "`?")
                        .orElse("");
        };
    }

    private CaseSlice slice() {
        if (words.done()) {
            throw words.wrong("the slice is missing after `on`, such as `on language=zh`");
        }
        try {
            return CaseSlice.parse(words.take());
        } catch (IllegalArgumentException e) {
            throw words.wrong(String.valueOf(e.getMessage()));
        }
    }

    private double confidence() {
        words.expect("with", "confidence");
        String word = words.found();
        double confidence = words.number("the confidence");
        if (confidence <= 0 || confidence >= 1) {
            throw words.wrong("the confidence lies between 0 and 1, such as 0.95, found " + word);
        }
        return confidence;
    }

    private IllegalArgumentException wrongEnd(Requirement requirement, boolean sliced, boolean sure) {
        if (sliced && sure) {
            return words.wrong("nothing may follow the slice and the confidence, found `" + words.rest() + "`");
        }
        String what = requirement.comparative() ? "the baseline" : "the limit";
        String hint = NearNames.hint(words.peek(), List.of("with", "on"));
        return words.wrong("`on KEY=VALUE` or `with confidence NUMBER`, each once, or nothing follows " + what
                + ", found `" + words.rest() + "`" + hint);
    }
}
