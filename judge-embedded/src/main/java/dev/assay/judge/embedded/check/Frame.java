package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A cue with the clause around it.
 *
 * @param cue the cue
 * @param piece its clause
 */
record Frame(Cue cue, Piece piece) {

    private static final Set<String> BE = Set.of("is", "are", "was", "were", "be");

    /** How many words away from a cue the word it bears on may stand. */
    private static final int NEAR = 3;

    /** Pairs of characters, which overlap. */
    private static final int NEAR_CHINESE = 6;

    /** The cue and up to two words of meaning after it, or before it where none follows, as written. */
    String words() {
        int from = cue.first();
        int to = step(cue.last(), 1, 2);
        if (to == cue.last()) {
            from = step(cue.first(), -1, 2);
        }
        return piece.text()
                .substring(
                        piece.words().get(from).start(), piece.words().get(to).end());
    }

    /** Index of the word of meaning so many on; one further on for each where the words are Chinese characters. */
    private int step(int from, int step, int count) {
        int reached = from;
        int left = count;
        for (int i = from + step; i >= 0 && i < piece.words().size() && left > 0; i += step) {
            if (piece.words().get(i).content()) {
                reached = i;
                left -= piece.words().get(i).han() && (i - from) % 2 != 0 ? 0 : 1;
            }
        }
        return reached;
    }

    /** Whether the word that follows one cue follows the other closely, or the word before one stands before the other. */
    boolean meets(Frame other) {
        return near(other, 1) || (near(other, -1) && overlap(beside(1, NEAR), other.beside(1, NEAR_CHINESE)));
    }

    /** Whether nothing follows either cue, and the same word stands before both. */
    boolean endsAlike(Frame other) {
        return beside(1, 1).isEmpty() && other.beside(1, 1).isEmpty() && overlap(beside(-1, 1), other.beside(-1, 1));
    }

    private boolean near(Frame other, int step) {
        return overlap(beside(step, 1), other.beside(step, NEAR_CHINESE));
    }

    private static boolean overlap(Set<String> some, Set<String> others) {
        return some.stream().anyMatch(others::contains);
    }

    /** The words next to the cue on one side: English ones that carry meaning, pairs of Chinese characters. */
    private Set<String> beside(int step, int most) {
        List<Word> words = piece.words();
        Set<String> beside = new LinkedHashSet<>();
        int english = Math.min(most, NEAR);
        for (int i = step > 0 ? cue.last() + 1 : cue.first() - 1; i >= 0 && i < words.size(); i += step) {
            Word word = words.get(i);
            int next = i + step;
            boolean pair = word.han()
                    && next >= 0
                    && next < words.size()
                    && words.get(next).han()
                    && !cue.covers(next);
            if (pair) {
                String neighbour = words.get(next).text();
                beside.add(step > 0 ? word.text() + neighbour : neighbour + word.text());
            } else if (!word.han() && word.content()) {
                beside.add(word.text());
            }
            if (beside.size() >= (word.han() ? most : english)) {
                break;
            }
        }
        return beside;
    }

    /** Share of the clause's words of meaning, its cue left out, that another clause holds; 0 for fewer than two. */
    double share(Piece other) {
        Set<String> own = own();
        Set<String> theirs = other.words().stream().map(Word::text).collect(Collectors.toSet());
        long shared = own.stream().filter(theirs::contains).count();
        return shared < 2 ? 0 : (double) shared / own.size();
    }

    private Set<String> own() {
        Set<String> own = new HashSet<>();
        for (int i = 0; i < piece.words().size(); i++) {
            Word word = piece.words().get(i);
            if (!cue.covers(i) && word.content()) {
                own.add(word.text());
            }
        }
        return own;
    }

    /** Whether the clause holds a negation beside what the cue itself says. */
    boolean denied() {
        return piece.negations().stream()
                .anyMatch(negation -> negation.place().start() < ownStart()
                        || negation.place().start() >= cue.place().end());
    }

    /** "is forbidden" is a negation as a whole: its "is" belongs to the cue. */
    private int ownStart() {
        int before = Math.max(0, cue.first() - 1);
        boolean be = BE.contains(piece.words().get(before).text());
        return be ? piece.words().get(before).start() : cue.place().start();
    }
}
