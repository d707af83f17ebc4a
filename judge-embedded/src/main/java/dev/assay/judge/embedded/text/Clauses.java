package dev.assay.judge.embedded.text;

import dev.assay.core.words.Han;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a sentence at commas and semicolons, for looking at the words around a number or a negation. These are small
 * pieces; the claims of an answer are larger ones, see {@link Claims}.
 */
public final class Clauses {

    private Clauses() {}

    /** "and" or "but" with a verb after it opens a clause. */
    private static final Pattern LINKED_VERB = Pattern.compile(
            " (?:and|but) (?=(?:is|are|was|were|has|have|had|will|can|does|do|costs?|takes?|[a-z]{3,}ed)\\b)");

    /** The pieces of a sentence in order; commas within numbers cut nothing. */
    public static List<Slice> of(String text, Slice sentence) {
        List<Slice> pieces = new ArrayList<>();
        Matcher linked = LINKED_VERB.matcher(text).region(sentence.start(), sentence.end());
        int link = linked.find() ? linked.start() : sentence.end();
        int start = sentence.start();
        for (int i = sentence.start(); i < sentence.end(); i++) {
            if (i == link || cuts(text, i, sentence.end())) {
                add(text, start, i, pieces);
                start = i + 1;
                link = i == link && linked.find() ? linked.start() : i == link ? sentence.end() : link;
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
