package dev.assay.dataset.similar;

import com.ibm.icu.text.Transliterator;
import dev.assay.core.words.Han;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a text into tokens: NFKC, traditional characters as simplified ones, words of letters and digits, numbers with
 * sign and point, and each Chinese or Japanese character alone. Punctuation and invisible characters fall away.
 */
final class Tokens {

    private static final Transliterator SIMPLIFIED = Transliterator.getInstance("Traditional-Simplified");

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean capital;

    private Tokens(String text) {
        this.text = text;
    }

    /** All tokens of a text in its order, fillers too. */
    static List<Token> of(String text) {
        String normal = Normalizer.normalize(text, Normalizer.Form.NFKC).replace('’', '\'');
        boolean chinese = normal.codePoints().anyMatch(Han::is);
        Tokens cut = new Tokens(chinese ? CommonWords.asking(SIMPLIFIED.transliterate(normal)) : normal);
        cut.cut();
        return cut.tokens;
    }

    private void cut() {
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            int size = Character.charCount(code);
            if (unspaced(code)) {
                endWord();
                size = CommonWords.asksAt(text, i) ? 2 : size;
                character(text.substring(i, i + size));
            } else if (Character.isLetterOrDigit(code) || belongs(i)) {
                capital |= word.isEmpty() && Character.isUpperCase(code);
                word.appendCodePoint(code);
            } else if (!ignored(i, code)) {
                endWord();
            }
            i += size;
        }
        endWord();
    }

    private static boolean unspaced(int code) {
        return Han.is(code) || (code >= 0x3041 && code <= 0x30ff && Character.isLetter(code));
    }

    /** Marks within a word: accents, {@code 2.5}, {@code -5}, {@code c++}. */
    private boolean belongs(int i) {
        char c = text.charAt(i);
        boolean digitNext = i + 1 < text.length() && Character.isDigit(text.charAt(i + 1));
        boolean within = !word.isEmpty();
        return switch (c) {
            case '.' -> within && digitNext && Character.isDigit(word.charAt(word.length() - 1));
            case '-' -> !within && digitNext && (i == 0 || Character.isWhitespace(text.charAt(i - 1)));
            case '+', '#' -> within && Character.isLetter(word.charAt(0)) && !digitNext;
            default -> within && Character.getType(c) == Character.NON_SPACING_MARK;
        };
    }

    /** What stands within a word and is no part of it: invisible characters, the comma of {@code 1,000}. */
    private boolean ignored(int i, int code) {
        return Character.getType(code) == Character.FORMAT
                || (code == ','
                        && !word.isEmpty()
                        && Character.isDigit(word.charAt(word.length() - 1))
                        && i + 3 < text.length()
                        && text.substring(i + 1, i + 4).chars().allMatch(Character::isDigit));
    }

    private void character(String one) {
        tokens.add(new Token(one, CommonWords.kind(one), false));
    }

    /** Told by what stands before: {@code plan A} is no article, {@code how to pay} is {@code how do I pay}. */
    private Token.Kind kind(String lower) {
        boolean first = tokens.isEmpty();
        if (lower.equals("a") && capital && !first) {
            return Token.Kind.CONTENT;
        }
        boolean howTo = lower.equals("to")
                && !first
                && tokens.get(tokens.size() - 1).text().equals("how");
        return howTo ? Token.Kind.FILLER : CommonWords.kind(lower);
    }

    private void endWord() {
        if (word.isEmpty()) {
            return;
        }
        String lower = CommonWords.same(word.toString().toLowerCase(Locale.ROOT));
        Token.Kind kind = kind(lower);
        boolean content = kind == Token.Kind.CONTENT;
        tokens.add(new Token(content ? Stem.of(lower) : lower, kind, content && capital));
        word.setLength(0);
        capital = false;
    }
}
