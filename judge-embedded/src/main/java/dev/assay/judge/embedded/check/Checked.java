package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Clauses;
import dev.assay.judge.embedded.text.Slice;
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
        List<Piece> pieces = new ArrayList<>();
        for (Slice clause : Clauses.of(sentence, new Slice(0, sentence.length()))) {
            String words = clause.of(sentence);
            pieces.add(Piece.of(words, Words.of(words)));
        }
        return new Checked(pieces);
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
