package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A clause, with everything in it that checks look at.
 *
 * @param text the clause
 * @param words its words in order, with offsets in the clause
 * @param content its meaningful words that are no numbers
 * @param quantities its numbers
 * @param main those of them that do not stand in brackets; only these can clash, "(1898-1980)" is said in passing
 * @param negations its negations
 */
record Piece(
        String text,
        List<Word> words,
        Set<String> content,
        List<Quantity> quantities,
        List<Quantity> main,
        List<Negation> negations) {

    static Piece of(String text, List<Word> words, boolean inBrackets) {
        Set<String> content = words.stream()
                .filter(word -> word.content() && !Character.isDigit(word.text().codePointAt(0)))
                .map(Word::text)
                .collect(Collectors.toUnmodifiableSet());
        List<Quantity> quantities = Quantities.of(text);
        List<Quantity> main = quantities.stream()
                .filter(quantity -> !brackets(text.substring(0, quantity.place().start()), inBrackets))
                .toList();
        return new Piece(text, List.copyOf(words), content, quantities, main, Negation.of(text, words));
    }

    /** Whether a bracket is still open at the end of the text. */
    static boolean brackets(String text, boolean before) {
        int open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
        int close = Math.max(text.lastIndexOf(')'), text.lastIndexOf('）'));
        return open == close ? before : open > close;
    }

    /** Whether it asks, and so states nothing. */
    boolean asks() {
        return text.indexOf('?') >= 0 || text.indexOf('？') >= 0 || text.endsWith("吗");
    }

    /** How many of the words it holds. */
    int shared(Set<String> words) {
        return (int) words.stream().filter(content::contains).count();
    }
}
