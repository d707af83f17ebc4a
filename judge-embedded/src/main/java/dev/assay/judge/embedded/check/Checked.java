package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Clauses;
import dev.assay.judge.embedded.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A sentence read for checks, once for all claims it is held against. */
public final class Checked {

    private final List<Piece> pieces;

    private Checked(List<Piece> pieces) {
        this.pieces = List.copyOf(pieces);
    }

    /** Reads a sentence of a passage, or a claim. */
    public static Checked of(String sentence) {
        if (sentence.isBlank()) {
            return new Checked(List.of());
        }
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (Slice clause : Clauses.of(sentence, new Slice(0, sentence.length()))) {
            int start = from < 0 ? clause.start() : from;
            Piece piece = piece(sentence, start, clause.end());
            // "In 1943," says too little to be looked at alone: it goes with what follows
            boolean small = piece.content().size() < 2 && clause.end() < sentence.length() - 2;
            from = small ? start : -1;
            if (!small) {
                pieces.add(piece);
            }
        }
        if (from > 0 || (from == 0 && pieces.isEmpty())) {
            pieces.add(piece(sentence, from, sentence.length()));
        }
        return new Checked(pieces);
    }

    private static Piece piece(String sentence, int start, int end) {
        String words = sentence.substring(start, end);
        return Piece.of(words, Words.of(words), Piece.brackets(sentence.substring(0, start), false));
    }

    /** Whether there is nothing to check. */
    public boolean blank() {
        return pieces.isEmpty();
    }

    List<Piece> pieces() {
        return pieces;
    }

    Set<String> content() {
        Set<String> content = new HashSet<>();
        pieces.forEach(piece -> content.addAll(piece.content()));
        return content;
    }
}
