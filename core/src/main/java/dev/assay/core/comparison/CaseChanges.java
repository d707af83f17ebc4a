package dev.assay.core.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The cases on which a metric differs, from the greatest loss to the greatest gain; of equal ones the id decides.
 *
 * @param changes those that differ
 * @param direction which way is a gain
 * @param flips those that went all the way, see {@link Flip}
 */
public record CaseChanges(List<CaseChange> changes, Direction direction, Flip flips) {

    /** What counts as a flip of a case. */
    public enum Flip {
        /** From 1 to 0, or back: all values are 0 or 1. */
        WHOLE,
        /** By more than 0.5: values lie between 0 and 1. */
        HALF,
        /** Nothing: the values have another scale. */
        NONE
    }

    private static final double HALF = 0.5;

    public CaseChanges {
        changes = List.copyOf(changes);
    }

    /** Those of these that differ. */
    static CaseChanges of(List<CaseChange> all, Direction direction) {
        Comparator<CaseChange> order = Comparator.comparingDouble(change -> direction.gain(change.difference()));
        List<CaseChange> differing = all.stream()
                .filter(change -> change.difference() != 0)
                .sorted(order.thenComparing(CaseChange::id))
                .toList();
        return new CaseChanges(differing, direction, flip(all));
    }

    private static Flip flip(List<CaseChange> all) {
        if (all.stream().allMatch(change -> isBit(change.a()) && isBit(change.b()))) {
            return Flip.WHOLE;
        }
        return all.stream().allMatch(change -> isShare(change.a()) && isShare(change.b())) ? Flip.HALF : Flip.NONE;
    }

    private static boolean isBit(double value) {
        return value == 0 || value == 1;
    }

    private static boolean isShare(double value) {
        return value >= 0 && value <= 1;
    }

    /** At most so many cases that lost, the greatest loss first. */
    public List<CaseChange> worst(int limit) {
        return changes.stream()
                .filter(change -> direction.gain(change.difference()) < 0)
                .limit(limit)
                .toList();
    }

    /** At most so many cases that gained, the greatest gain first. */
    public List<CaseChange> best(int limit) {
        List<CaseChange> gained = new ArrayList<>(changes.stream()
                .filter(change -> direction.gain(change.difference()) > 0)
                .toList());
        Collections.reverse(gained);
        return List.copyOf(gained.subList(0, Math.min(limit, gained.size())));
    }

    /** Cases that flipped the wrong way, or down for a metric without direction. */
    public List<CaseChange> flippedBack() {
        return worst(changes.size()).stream().filter(this::flipped).toList();
    }

    /** Cases that flipped the right way, or up for a metric without direction. */
    public List<CaseChange> flippedForth() {
        return best(changes.size()).stream().filter(this::flipped).toList();
    }

    private boolean flipped(CaseChange change) {
        return switch (flips) {
            case WHOLE -> true;
            case HALF -> Math.abs(change.difference()) > HALF;
            case NONE -> false;
        };
    }
}
