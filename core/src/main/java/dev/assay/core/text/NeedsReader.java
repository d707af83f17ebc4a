package dev.assay.core.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads regular expressions for their {@link Needs}: as much of their language as the tables of phrases use. */
final class NeedsReader {

    private static final String ANCHORS = "bB";
    private static final String CLASSES = "wWdDsS";

    private final String expression;
    private int at;

    NeedsReader(String expression) {
        this.expression = expression;
    }

    Needs read() {
        Needs needs = alternatives();
        if (at < expression.length()) {
            throw unknown();
        }
        return needs;
    }

    private Needs alternatives() {
        List<Needs> alternatives = new ArrayList<>();
        do {
            alternatives.add(sequence());
        } while (accept("|"));
        return alternatives.size() == 1 ? alternatives.get(0) : Needs.oneOf(alternatives);
    }

    private Needs sequence() {
        List<Needs> parts = new ArrayList<>();
        while (at < expression.length() && expression.charAt(at) != '|' && expression.charAt(at) != ')') {
            parts.add(repeated(piece()));
        }
        return Needs.inOrder(parts);
    }

    private Needs piece() {
        if (accept("(?!") || accept("(?=") || accept("(?<!") || accept("(?<=")) {
            group();
            return Needs.Whole.NOTHING;
        }
        if (accept("(?:") || accept("(")) {
            return group();
        }
        if (accept("[")) {
            return characterClass();
        }
        if (accept("\\p{")) {
            at = expression.indexOf('}', at) + 1;
            return Needs.Parts.UNKNOWN;
        }
        if (accept("\\")) {
            return escaped(next());
        }
        if (accept(".")) {
            return Needs.Parts.UNKNOWN;
        }
        return accept("^") || accept("$") ? Needs.Whole.NOTHING : literal(next());
    }

    private Needs group() {
        Needs needs = alternatives();
        if (!accept(")")) {
            throw unknown();
        }
        return needs;
    }

    private Needs escaped(char sign) {
        if (ANCHORS.indexOf(sign) >= 0) {
            return Needs.Whole.NOTHING;
        }
        if (CLASSES.indexOf(sign) >= 0) {
            return Needs.Parts.UNKNOWN;
        }
        if (Character.isLetterOrDigit(sign)) {
            throw unknown();
        }
        return literal(sign);
    }

    /** The characters of a class that lists them; unknown where it has ranges, names classes or lists what is not. */
    private Needs characterClass() {
        int end = expression.indexOf(']', at + 1);
        String listed = expression.substring(at, end);
        at = end + 1;
        boolean plain = !listed.startsWith("^") && listed.indexOf('\\') < 0 && listed.indexOf('-') < 0;
        Set<String> characters = new HashSet<>();
        listed.chars().forEach(c -> characters.add(Character.toString(c)));
        return plain ? new Needs.Whole(characters) : Needs.Parts.UNKNOWN;
    }

    private Needs repeated(Needs needs) {
        Needs repeated = needs;
        if (accept("?")) {
            repeated = needs.times(0, 1);
        } else if (accept("*")) {
            repeated = needs.times(0, Integer.MAX_VALUE);
        } else if (accept("+")) {
            repeated = needs.times(1, Integer.MAX_VALUE);
        } else if (accept("{")) {
            int end = expression.indexOf('}', at);
            int least = Integer.parseInt(expression.substring(at, end).split(",", 2)[0]);
            at = end + 1;
            repeated = needs.times(least, Integer.MAX_VALUE);
        } else {
            return needs;
        }
        // A sign behind the number of times says which match is taken, not whether there is one.
        if (!accept("?") && accept("+")) {
            throw unknown();
        }
        return repeated;
    }

    private boolean accept(String sign) {
        if (expression.startsWith(sign, at)) {
            at += sign.length();
            return true;
        }
        return false;
    }

    private char next() {
        return expression.charAt(at++);
    }

    private static Needs literal(char c) {
        return new Needs.Whole(Set.of(String.valueOf(c)));
    }

    private IllegalArgumentException unknown() {
        return new IllegalArgumentException("the phrase " + expression + " is not understood at character " + at
                + "; write it with groups, classes, ? * + {n,m}, | and looks ahead or behind");
    }
}
