package dev.assay.judge.embedded.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a sentence at commas and semicolons, for looking at the words around a number or a negation. These are small
 * pieces; the claims of an answer are larger ones, see {@link Claims}.
 */
public final class Clauses {

    private Clauses() {}

    /** The pieces of a sentence in order; commas within numbers cut nothing. */
    public static List<Slice> of(String text, Slice sentence) {
        List<Slice> pieces = new ArrayList<>();
        int start = sentence.start();
        for (int i = sentence.start(); i < sentence.end(); i++) {
            if (cuts(text, i, sentence.end())) {
                add(text, start, i, pieces);
                start = i + 1;
            }
        }
        add(text, start, sentence.end(), pieces);
        return pieces;
    }

    /** Whether the character ends a clause: a comma or semicolon, not one between digits. */
    static boolean cuts(String text, int at, int end) {
        char c = text.charAt(at);
        if (c == '，' || c == '；' || c == '。') {
            return true;
        }
        if (c != ',' && c != ';') {
            return false;
        }
        return at + 1 >= end || Character.isWhitespace(text.charAt(at + 1)) || Han.is(text.charAt(at + 1));
    }

    private static void add(String text, int start, int end, List<Slice> pieces) {
        Slice piece = new Slice(start, end).strip(text);
        if (piece.length() > 0) {
            pieces.add(piece);
        }
    }
}
