package dev.assay.judge.embedded.check;

import dev.assay.core.words.Sentences;
import java.util.List;

/** The clauses of a text, as the checks get them. */
final class Pieces {

    private Pieces() {}

    static List<Piece> of(String text) {
        return Sentences.of(text).stream()
                .flatMap(slice -> Checked.of(slice.of(text)).pieces().stream())
                .toList();
    }
}
