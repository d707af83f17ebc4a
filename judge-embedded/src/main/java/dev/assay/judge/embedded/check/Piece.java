package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A clause, with everything in it that checks look at.
 *
 * @param text the clause
 * @param content its meaningful words that are no numbers
 * @param quantities its numbers
 * @param negations its negations
 */
record Piece(String text, Set<String> content, List<Quantity> quantities, List<Negation> negations) {

    static Piece of(String text, List<Word> words) {
        Set<String> content = words.stream()
                .filter(word -> word.content() && !Character.isDigit(word.text().codePointAt(0)))
                .map(Word::text)
                .collect(Collectors.toUnmodifiableSet());
        return new Piece(text, content, Quantities.of(text), Negation.of(text, words));
    }

    /** How many of the words it holds. */
    int shared(Set<String> words) {
        return (int) words.stream().filter(content::contains).count();
    }
}
