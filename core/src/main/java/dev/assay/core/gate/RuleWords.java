package dev.assay.core.gate;

import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of a rule, read one after the other; white space within brackets and quotes parts nothing. */
final class RuleWords {

    /** The forms a rule may have, for every message that refuses one. */
    static final String FORMS = "a rule is `METRIC at least NUMBER` or `METRIC at most NUMBER`, `METRIC no worse than"
            + " baseline by NUMBER` or `METRIC better than baseline`; behind it may stand `on KEY=VALUE`, and `with"
            + " confidence 0.9` where 0.95 does not suit";

    private final String text;
    private final List<String> words;
    private int at;

    RuleWords(String text) {
        this.text = text.strip();
        this.words = split(text);
    }

    boolean done() {
        return at >= words.size();
    }

    /** The next word in small letters, blank at the end; stays before it. */
    String peek() {
        return done() ? "" : words.get(at).toLowerCase(Locale.ROOT);
    }

    /** The next word as written; there must be one. */
    String take() {
        return words.get(at++);
    }

    /** Passes a word if it comes next. */
    boolean accept(String word) {
        boolean there = peek().equals(word);
        at += there ? 1 : 0;
        return there;
    }

    /** Passes words that must come next. */
    void expect(String... sentence) {
        for (String word : sentence) {
            if (!accept(word)) {
                throw wrong("`" + String.join(" ", sentence) + "` is expected, found " + found()
                        + NearNames.hint(peek(), List.of(word)));
            }
        }
    }

    /** What comes next, for a message. */
    String found() {
        return done() ? "nothing" : "`" + words.get(at) + "`";
    }

    /** All that is left. */
    String rest() {
        return String.join(" ", words.subList(at, words.size()));
    }

    /** What has been read so far. */
    String read() {
        return String.join(" ", words.subList(0, at));
    }

    /**
     * A finite number that must come next.
     *
     * @param what what it is, for messages
     */
    double number(String what) {
        if (done()) {
            throw wrong(what + " is missing after `" + text + "`");
        }
        String word = take();
        if (word.matches("[+-]?[0-9.]+%")) {
            throw wrong(what + " is a plain number, found `" + word + "`: write 0.85 for 85 %");
        }
        if (!word.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?")) {
            throw wrong(what + " is a number, found `" + word + "`");
        }
        double number = Double.parseDouble(word);
        if (!Double.isFinite(number)) {
            throw wrong(what + " is a finite number, found `" + word + "`");
        }
        return number;
    }

    IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("rule `" + text + "`: " + what + "; " + FORMS);
    }

    private static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int depth = 0;
        boolean quoted = false;
        boolean kept = false;
        for (char c : (text + " ").toCharArray()) {
            quoted ^= c == '"' && !kept;
            kept = quoted && c == '\\' && !kept;
            depth += quoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean gap = Character.isWhitespace(c);
            if (!gap || quoted) {
                word.append(c);
            } else if (depth <= 0 && word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (!word.toString().isBlank()) {
            words.add(word.toString().strip());
        }
        return words;
    }
}
