package dev.assay.judge.embedded.encode;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * BERT's way from text to word pieces: clean, lower case and no accents where the model wants it, punctuation and
 * Chinese characters stand alone, then the longest known piece first. In Java, because the usual native library
 * asks the cloud provider's metadata service and writes into the home folder; a test holds the two against each other.
 */
final class WordPiece {

    /** A word longer than this is unknown as a whole, as in BERT. */
    private static final int LONGEST = 100;

    private final Vocabulary vocabulary;
    private final int unknown;

    WordPiece(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        this.unknown = vocabulary.number("[UNK]");
    }

    /**
     * One word piece.
     *
     * @param number its number in the vocabulary
     * @param start first character of the word it belongs to, in the text, UTF-16 code units
     * @param end one past that word's last character
     */
    record Piece(int number, int start, int end) {}

    /** The pieces of a text, without the marks that the model wants around them. */
    List<Piece> pieces(String text) {
        List<Piece> pieces = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int start = 0;
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            int next = i + Character.charCount(code);
            boolean alone = punctuation(code) || chinese(code);
            if (alone || space(code)) {
                flush(word, start, i, pieces);
                if (alone) {
                    append(word, code);
                    flush(word, i, next, pieces);
                }
                start = next;
            } else if (!control(code)) {
                if (word.isEmpty()) {
                    start = i;
                }
                append(word, code);
            }
            i = next;
        }
        flush(word, start, text.length(), pieces);
        return pieces;
    }

    private void append(StringBuilder word, int code) {
        if (!vocabulary.lowerCase()) {
            word.appendCodePoint(code);
        } else if (code < 0x80) {
            word.append((char) Character.toLowerCase(code));
        } else {
            Normalizer.normalize(Character.toString(code), Normalizer.Form.NFD)
                    .codePoints()
                    .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                    .forEach(c -> word.append(Character.toString(c).toLowerCase(Locale.ROOT)));
        }
    }

    private void flush(StringBuilder word, int start, int end, List<Piece> pieces) {
        if (word.isEmpty()) {
            return;
        }
        int before = pieces.size();
        String letters = word.toString();
        word.setLength(0);
        int from = 0;
        while (from < letters.length()) {
            int to = letters.codePointCount(0, letters.length()) > LONGEST ? from : longest(letters, from);
            if (to == from) {
                pieces.subList(before, pieces.size()).clear();
                pieces.add(new Piece(unknown, start, end));
                return;
            }
            pieces.add(new Piece(vocabulary.number((from > 0 ? "##" : "") + letters.substring(from, to)), start, end));
            from = to;
        }
    }

    private int longest(String letters, int from) {
        int to = letters.length();
        while (to > from && vocabulary.number((from > 0 ? "##" : "") + letters.substring(from, to)) < 0) {
            to--;
        }
        return to;
    }

    private static boolean space(int code) {
        return Character.isWhitespace(code) || Character.getType(code) == Character.SPACE_SEPARATOR;
    }

    private static boolean control(int code) {
        return switch (Character.getType(code)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default -> code == 0 || code == 0xfffd;
        };
    }

    private static boolean punctuation(int code) {
        if (code < 0x80) {
            return code > 32 && code < 127 && !Character.isLetterOrDigit(code);
        }
        return switch (Character.getType(code)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> false;
        };
    }

    private static boolean chinese(int code) {
        return (code >= 0x4e00 && code <= 0x9fff)
                || (code >= 0x3400 && code <= 0x4dbf)
                || (code >= 0x20000 && code <= 0x2ceaf)
                || (code >= 0xf900 && code <= 0xfaff)
                || (code >= 0x2f800 && code <= 0x2fa1f);
    }
}
