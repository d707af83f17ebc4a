package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What stands on the two sides of a relation.
 *
 * @param left names on its left: English words, pairs of Chinese characters
 * @param right names on its right
 */
record Swap(Set<String> left, Set<String> right) {

    Swap {
        left = Set.copyOf(left);
        right = Set.copyOf(right);
    }

    /** The ends of a relation; words that stand on both sides tell nothing. */
    static Swap of(Set<String> left, Set<String> right) {
        return new Swap(without(left, right), without(right, left));
    }

    /** The words of meaning of a range; of Chinese characters each pair of neighbours. */
    static Set<String> names(List<Word> words) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            if (!word.han() && word.content()) {
                names.add(word.text());
            } else if (word.han()
                    && word.content()
                    && i + 1 < words.size()
                    && words.get(i + 1).han()
                    && words.get(i + 1).content()) {
                names.add(word.text() + words.get(i + 1).text());
            }
        }
        return names;
    }

    /** The same relation told from the other end. */
    Swap turned() {
        return new Swap(right, left);
    }

    /** Whether at least half of what stands only on this left moved to the other's right, and some of this right to its left. */
    boolean swapped(Swap other) {
        Set<String> changed = without(left, other.left);
        long moved = common(changed, other.right);
        return moved > 0 && 2 * moved >= changed.size() && common(without(right, other.right), other.left) > 0;
    }

    /** Whether both sides agree and nothing is swapped. */
    boolean aligned(Swap other) {
        return common(left, other.left) > 0 && common(right, other.right) > 0 && !swapped(other);
    }

    /** Whether the right ends share a name and the left ends none. */
    boolean differsOnLeft(Swap other) {
        return common(right, other.right) > 0 && common(left, other.left) == 0 && common(left, other.right) == 0;
    }

    private static Set<String> without(Set<String> some, Set<String> others) {
        Set<String> rest = new HashSet<>(some);
        rest.removeAll(others);
        return rest;
    }

    private static long common(Set<String> some, Set<String> others) {
        return some.stream().filter(others::contains).count();
    }
}
