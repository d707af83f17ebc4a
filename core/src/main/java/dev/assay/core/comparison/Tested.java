package dev.assay.core.comparison;

import dev.assay.core.stats.PValue;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

/**
 * A change with what can be said of it among others that were tested with it.
 *
 * @param change the change
 * @param adjusted its p corrected for the others; absent where it has none
 * @param conclusion what is shown, by the corrected p
 */
public record Tested(Change change, OptionalDouble adjusted, Conclusion conclusion) {

    /**
     * Corrects over all changes that have a p.
     *
     * @param correction adjusted p-values in the order of the raw ones
     * @param alpha below it a corrected p shows a difference
     */
    static List<Tested> all(
            List<Change> changes, List<Direction> directions, UnaryOperator<double[]> correction, double alpha) {
        double[] adjusted = correction.apply(changes.stream()
                .flatMap(change -> change.p().known().stream())
                .mapToDouble(PValue::p)
                .toArray());
        List<Tested> tested = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            OptionalDouble own =
                    change.p().known().isPresent() ? OptionalDouble.of(adjusted[next++]) : OptionalDouble.empty();
            tested.add(new Tested(change, own, conclusion(change, own, directions.get(i), alpha)));
        }
        return tested;
    }

    private static Conclusion conclusion(Change change, OptionalDouble adjusted, Direction direction, double alpha) {
        if (change.same()) {
            return Conclusion.SAME;
        }
        if (adjusted.isEmpty()) {
            return Conclusion.NOT_TESTED;
        }
        return adjusted.getAsDouble() < alpha
                ? Conclusion.shown(change.difference().mean().orElse(0), direction)
                : Conclusion.NOT_SHOWN;
    }
}
