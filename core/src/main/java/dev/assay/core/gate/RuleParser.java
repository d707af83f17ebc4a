package dev.assay.core.gate;

import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads a rule: {@code METRIC at least|at most NUMBER [with confidence NUMBER]}. The words may stand in capitals; white
 * space within a metric's brackets is left out, as it is where the metric prints its name.
 */
public final class RuleParser {

    private static final String FORMS =
            "a rule is `METRIC at least NUMBER` or `METRIC at most NUMBER`, with `with confidence 0.9` behind it where"
                    + " 0.95 does not suit";
    private static final List<String> SIDES = List.of("least", "most");

    private final String text;
    private final List<String> words;

    private RuleParser(String text) {
        this.text = text;
        this.words = words(text);
    }

    /**
     * Reads one rule.
     *
     * @param text the rule as written
     * @param origin where it was written, such as {@code assay.yaml:14}
     * @throws IllegalArgumentException when it is no rule, naming the part that is wrong and what is allowed there
     */
    public static Rule parse(String text, String origin) {
        return new RuleParser(text).rule(origin);
    }

    private Rule rule(String origin) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("the rule is blank; " + FORMS);
        }
        String metric = metric();
        refuseLaterForms();
        Rule.Comparison comparison = comparison();
        double limit = number(3, "the limit");
        double confidence = Rule.DEFAULT_CONFIDENCE;
        if (words.size() > 4) {
            expect(4, "with");
            expect(5, "confidence");
            confidence = confidence();
        }
        if (words.size() > 7) {
            throw wrong("nothing may follow the confidence, found `" + rest(7) + "`");
        }
        return new Rule(metric, comparison, limit, confidence, origin);
    }

    private String metric() {
        String metric = words.get(0);
        long open = metric.chars().filter(c -> c == '(').count();
        long closed = metric.chars().filter(c -> c == ')').count();
        if (open != closed) {
            throw wrong("the brackets of the metric `" + metric + "` do not match");
        }
        if (!Character.isLetter(metric.codePointAt(0))) {
            throw wrong("it begins with a metric's name, found `" + metric + "`");
        }
        return metric;
    }

    private void refuseLaterForms() {
        if (lower(1).equals("no") || lower(1).equals("better")) {
            throw wrong("comparing with a baseline is not possible yet");
        }
        int on = words.stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .toList()
                .indexOf("on");
        if (on > 0) {
            throw wrong("rules on a slice (`" + rest(on) + "`) are not possible yet; they hold for all cases");
        }
    }

    private Rule.Comparison comparison() {
        String side = lower(2);
        if (lower(1).equals("at") && SIDES.contains(side)) {
            return side.equals("least") ? Rule.Comparison.AT_LEAST : Rule.Comparison.AT_MOST;
        }
        if (words.size() == 1) {
            throw wrong("`at least` or `at most` is missing after `" + words.get(0) + "`");
        }
        String found = lower(1).equals("at") ? rest(1, 3) : words.get(1);
        throw wrong("`" + found + "` is neither `at least` nor `at most`" + hint(found));
    }

    private static String hint(String found) {
        return switch (found) {
            case ">=", ">", "≥", "=>", "min", "above" -> ": write `at least`";
            case "<=", "<", "≤", "=<", "max", "below" -> ": write `at most`";
            default ->
                NearNames.of(found, List.of("at least", "at most")).stream()
                        .findFirst()
                        .map(near -> ": did you mean `" + near + "`?")
                        .orElse("");
        };
    }

    private double confidence() {
        double confidence = number(6, "the confidence");
        if (confidence <= 0 || confidence >= 1) {
            throw wrong("the confidence lies between 0 and 1, such as 0.95, found `" + words.get(6) + "`");
        }
        return confidence;
    }

    private double number(int index, String what) {
        if (words.size() <= index) {
            throw wrong(what + " is missing after `" + text.strip() + "`");
        }
        String word = words.get(index);
        if (word.matches("[0-9.]+%")) {
            throw wrong(what + " is a plain number, found `" + word + "`: write 0.85 for 85 %");
        }
        if (!word.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?")) {
            throw wrong(what + " is a number, found `" + word + "`");
        }
        return Double.parseDouble(word);
    }

    private void expect(int index, String word) {
        if (!lower(index).equals(word)) {
            String found = words.size() <= index ? "nothing" : "`" + words.get(index) + "`";
            throw wrong("`with confidence NUMBER` or nothing follows the limit, found " + found
                    + NearNames.hint(lower(index), List.of(word)));
        }
    }

    private String lower(int index) {
        return index < words.size() ? words.get(index).toLowerCase(Locale.ROOT) : "";
    }

    private String rest(int from) {
        return rest(from, words.size());
    }

    private String rest(int from, int to) {
        return String.join(" ", words.subList(from, Math.min(to, words.size())));
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("rule `" + text.strip() + "`: " + what + "; " + FORMS);
    }

    /** Splits at white space outside brackets. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int depth = 0;
        for (char c : (text + " ").toCharArray()) {
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (!Character.isWhitespace(c)) {
                word.append(c);
            } else if (depth <= 0 && word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (word.length() > 0) {
            words.add(word.toString());
        }
        return words;
    }
}
