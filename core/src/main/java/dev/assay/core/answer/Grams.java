package dev.assay.core.answer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The runs of n neighbours of two sequences, counted.
 *
 * @param answer runs of the answer
 * @param reference runs of the reference
 * @param shared runs of both, each at most as often as the other has it
 */
record Grams(int answer, int reference, int shared) {

    /** Counts runs of n units, n ≥ 1. */
    static <T> Grams of(List<T> answer, List<T> reference, int n) {
        Map<List<T>, Integer> left = counts(reference, n);
        int shared = 0;
        for (int i = 0; i + n <= answer.size(); i++) {
            List<T> gram = answer.subList(i, i + n);
            int rest = left.getOrDefault(gram, 0);
            if (rest > 0) {
                shared++;
                left.put(gram, rest - 1);
            }
        }
        return new Grams(Math.max(0, answer.size() - n + 1), Math.max(0, reference.size() - n + 1), shared);
    }

    private static <T> Map<List<T>, Integer> counts(List<T> units, int n) {
        Map<List<T>, Integer> counts = new HashMap<>();
        for (int i = 0; i + n <= units.size(); i++) {
            counts.merge(units.subList(i, i + n), 1, Integer::sum);
        }
        return counts;
    }

    /** The harmonic mean of precision and recall of a count of shared units; 0 where none is shared. */
    static double f1(int shared, int answer, int reference) {
        return shared == 0 ? 0 : 2.0 * shared / (answer + reference);
    }
}
