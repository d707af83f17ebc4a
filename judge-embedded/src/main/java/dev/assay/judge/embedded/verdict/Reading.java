package dev.assay.judge.embedded.verdict;

import dev.assay.core.words.Sentences;
import dev.assay.judge.embedded.text.Language;
import java.util.List;

/**
 * A claim or a passage taken apart once, for everything it is held against.
 *
 * @param text the text
 * @param language its language
 * @param sentences its sentences in order; the text as one where it has none
 */
record Reading(String text, Language language, List<Sentence> sentences) {

    /** Longest piece in characters: most stay below 512 tokens, and the encoder cuts the rest. */
    private static final int LONGEST = 600;

    Reading {
        sentences = List.copyOf(sentences);
    }

    static Reading of(String text) {
        List<Sentence> sentences = Sentences.of(text, LONGEST).stream()
                .map(slice -> new Sentence(text, slice))
                .toList();
        return new Reading(text, Language.of(text), sentences);
    }
}
