package dev.assay.core.expression;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a formula from left to right, one method for each level of the grammar. */
final class FormulaParser {

    private static final Pattern HEAD = Pattern.compile("(?s)\\s*([A-Za-z][A-Za-z0-9_-]*)\\s*=");
    private static final Pattern NUMBER = Pattern.compile("([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?");
    private static final Pattern METRIC =
            Pattern.compile("[A-Za-z][A-Za-z0-9_]*\\s*(?:\\([^()]*\\))?\\s*(?:@\\s*[0-9]{1,9})?");
    private static final Pattern FUNCTION = Pattern.compile("(?i)(min|max)\\s*\\(");
    private static final int DEEPEST = 100;

    private final String text;
    private final Function<String, Metric> metrics;
    private final Map<String, Metric> parts = new LinkedHashMap<>();
    private int at;
    private int depth;

    FormulaParser(String text, Function<String, Metric> metrics) {
        this.text = text;
        this.metrics = metrics;
    }

    Formula formula() {
        Matcher head = HEAD.matcher(text);
        if (!head.lookingAt()) {
            throw wrong("a name and `=` stand first, such as overall = 0.5*faithfulness + 0.5*contextRecall");
        }
        at = head.end();
        int start = at;
        Term term = sum();
        if (at < text.length()) {
            throw wrong("+, -, *, / or the end is allowed here, found " + found());
        }
        if (parts.isEmpty()) {
            throw wrong("it names no metric; `assay metrics` lists them");
        }
        return new Formula(
                MetricName.of(head.group(1)), text.substring(start).strip().replaceAll("\\s+", " "), term, parts);
    }

    private Term sum() {
        Term left = product();
        while (next('+') || next('-')) {
            var operation = text.charAt(at - 1) == '+' ? Term.Operation.PLUS : Term.Operation.MINUS;
            left = new Term.Combined(operation, List.of(left, product()));
        }
        return left;
    }

    private Term product() {
        Term left = factor();
        while (next('*') || next('/')) {
            var operation = text.charAt(at - 1) == '*' ? Term.Operation.TIMES : Term.Operation.OVER;
            left = new Term.Combined(operation, List.of(left, factor()));
        }
        return left;
    }

    private Term factor() {
        if (++depth > DEEPEST) {
            throw wrong("brackets and signs nest no deeper than " + DEEPEST);
        }
        try {
            if (next('-')) {
                return new Term.Combined(Term.Operation.MINUS, List.of(new Term.Constant(0), factor()));
            }
            if (next('(')) {
                Term inner = sum();
                close();
                return inner;
            }
            return function().length() > 0 ? extreme() : leaf();
        } finally {
            depth--;
        }
    }

    private Term extreme() {
        boolean least = function().toLowerCase(Locale.ROOT).startsWith("min");
        at += function().length();
        List<Term> terms = new ArrayList<>();
        do {
            terms.add(sum());
        } while (next(','));
        close();
        return new Term.Combined(least ? Term.Operation.MIN : Term.Operation.MAX, terms);
    }

    private Term leaf() {
        Matcher number = here(NUMBER);
        if (number.lookingAt()) {
            double value = Double.parseDouble(number.group());
            if (Double.isInfinite(value)) {
                throw wrong("a finite number is allowed here, found " + number.group());
            }
            at = number.end();
            blanks();
            return new Term.Constant(value);
        }
        Matcher metric = here(METRIC);
        if (!metric.lookingAt()) {
            throw wrong("a number, a metric, `-`, `(`, min( or max( is allowed here, found " + found());
        }
        return part(metric.group().strip(), metric.end());
    }

    private Term part(String written, int end) {
        try {
            Metric metric = metrics.apply(written);
            at = end;
            blanks();
            String name = metric.name().toString();
            parts.put(name, metric);
            return new Term.Part(name);
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    /** The head of {@code min(} or {@code max(} that stands here; blank when none does. */
    private String function() {
        Matcher function = here(FUNCTION);
        return function.lookingAt() ? function.group() : "";
    }

    private void close() {
        if (!next(')')) {
            throw wrong("`)` is missing here, found " + found());
        }
    }

    private Matcher here(Pattern pattern) {
        blanks();
        return pattern.matcher(text).region(at, text.length());
    }

    private boolean next(char sign) {
        blanks();
        boolean there = at < text.length() && text.charAt(at) == sign;
        at += there ? 1 : 0;
        return there;
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private String found() {
        return at < text.length() ? "`" + text.substring(at, text.offsetByCodePoints(at, 1)) + "`" : "the end";
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(
                "`" + text.strip() + "`, position " + (text.codePointCount(0, at) + 1) + ": " + what);
    }
}
