package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.Span;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Word;
import dev.assay.judge.embedded.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which words of one text stand in another. A Chinese character counts as there when a neighbour stands beside it there
 * too; one that is there in other company says nothing.
 *
 * @param matched ranges of words that stand in the other text
 * @param unmatched ranges of words that do not
 */
record WordMatch(List<Span> matched, List<Span> unmatched) {

    /** What may stand between two words of one range, in characters; a comma may not. */
    private static final String JOINS = " \t\u00a0\u3000-‐‑–/·'’%";

    private enum State {
        THERE,
        ABSENT,
        UNCLEAR
    }

    WordMatch {
        matched = List.copyOf(matched);
        unmatched = List.copyOf(unmatched);
    }

    /**
     * Compares.
     *
     * @param text whose words are looked for
     * @param same ranges of it known to stand in the other text in other words
     * @param other where they are looked for
     */
    static WordMatch of(String text, List<Slice> same, String other) {
        List<Word> words = Words.of(text);
        List<Word> others = Words.of(other);
        Set<String> forms = others.stream().map(Word::text).collect(Collectors.toSet());
        Set<String> pairs = Sentence.pairs(others);
        List<State> states = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            boolean known = same.stream().anyMatch(place -> place.holds(new Slice(word.start(), word.end())));
            states.add(known ? State.THERE : state(words, i, forms, pairs));
        }
        return new WordMatch(ranges(text, words, states, State.THERE), ranges(text, words, states, State.ABSENT));
    }

    private static State state(List<Word> words, int at, Set<String> forms, Set<String> pairs) {
        Word word = words.get(at);
        if (!forms.contains(word.text())) {
            return State.ABSENT;
        }
        Optional<Word> before = at > 0 ? Optional.of(words.get(at - 1)) : Optional.empty();
        Optional<Word> after = at + 1 < words.size() ? Optional.of(words.get(at + 1)) : Optional.empty();
        boolean alone =
                before.filter(near -> near.han() && near.end() == word.start()).isEmpty()
                        && after.filter(near -> near.han() && near.start() == word.end())
                                .isEmpty();
        boolean beside = before.filter(near -> pairs.contains(near.text() + ' ' + word.text()))
                        .isPresent()
                || after.filter(near -> pairs.contains(word.text() + ' ' + near.text()))
                        .isPresent();
        return !word.han() || alone || beside ? State.THERE : State.UNCLEAR;
    }

    /** Neighbours in one state, as one range each. */
    private static List<Span> ranges(String text, List<Word> words, List<State> states, State wanted) {
        List<Span> ranges = new ArrayList<>();
        List<Word> run = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            boolean here = states.get(i) == wanted;
            if (!run.isEmpty()
                    && (!here || !joined(text, run.get(run.size() - 1).end(), word.start()))) {
                range(run).ifPresent(ranges::add);
                run.clear();
            }
            if (here) {
                run.add(word);
            }
        }
        range(run).ifPresent(ranges::add);
        return ranges;
    }

    /**
     * From the first word that may open or close a range to the last, if one of them carries meaning; a Chinese
     * character may, for 会 is a word of its own but the half of 会员.
     */
    private static Optional<Span> range(List<Word> run) {
        List<Word> edges =
                run.stream().filter(word -> word.content() || word.han()).toList();
        return run.stream().noneMatch(Word::content)
                ? Optional.empty()
                : Optional.of(new Span(
                        edges.get(0).start(), edges.get(edges.size() - 1).end()));
    }

    private static boolean joined(String text, int from, int to) {
        return text.substring(from, to).chars().allMatch(c -> JOINS.indexOf(c) >= 0);
    }
}
