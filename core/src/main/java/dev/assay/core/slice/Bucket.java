package dev.assay.core.slice;

import java.util.List;

/** Names of ranges that cases are gathered in, from low to high. */
final class Bucket {

    private static final int MOST_SHORT = 50;
    private static final int MOST_MEDIUM = 150;
    private static final int FEW = 3;
    private static final int SOME = 10;

    private static final List<String> LENGTHS = List.of("none", "short", "medium", "long");
    private static final List<String> HITS = List.of("0", "1-3", "4-10", "11+");

    private Bucket() {}

    /**
     * How long an answer is: {@code none} when it is blank, {@code short} up to 50 words, {@code medium} up to 150, else
     * {@code long}. A Chinese character, or a Japanese kana, counts as a word.
     */
    static String length(String answer) {
        int words = words(answer);
        if (answer.isBlank()) {
            return LENGTHS.get(0);
        }
        return LENGTHS.get(words <= MOST_SHORT ? 1 : words <= MOST_MEDIUM ? 2 : 3);
    }

    /** How many passages came back: {@code 0}, {@code 1-3}, {@code 4-10} or {@code 11+}. */
    static String hits(int passages) {
        return HITS.get(passages == 0 ? 0 : passages <= FEW ? 1 : passages <= SOME ? 2 : 3);
    }

    /** Where a name stands among its kind, so that short comes before long; 0 for every other value. */
    static int rank(String value) {
        return Math.max(0, Math.max(LENGTHS.indexOf(value), HITS.indexOf(value)));
    }

    static int words(String text) {
        int words = 0;
        boolean inWord = false;
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            boolean alone = standsAlone(code);
            boolean letter = !alone && (Character.isLetterOrDigit(code) || (inWord && isJoint(code)));
            if (alone || (letter && !inWord)) {
                words++;
            }
            inWord = letter;
            i += Character.charCount(code);
        }
        return words;
    }

    private static boolean isJoint(int code) {
        return code == '\'' || code == '’' || code == '-' || code == '.';
    }

    private static boolean standsAlone(int code) {
        Character.UnicodeScript script = Character.UnicodeScript.of(code);
        return script == Character.UnicodeScript.HAN
                || script == Character.UnicodeScript.HIRAGANA
                || script == Character.UnicodeScript.KATAKANA;
    }
}
