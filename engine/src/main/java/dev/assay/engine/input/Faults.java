package dev.assay.engine.input;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Collects faults so that they are told all at once: the first 20 are kept, the rest are counted. */
public final class Faults {

    private static final int KEPT = 20;

    private final List<Fault> first = new ArrayList<>();
    private long count;

    /** Takes note of a fault. */
    public void add(Fault fault) {
        if (first.size() < KEPT) {
            first.add(fault);
        }
        count++;
    }

    /** How many faults there were, kept or not. */
    public long count() {
        return count;
    }

    /** The first 20 faults in the order found. */
    public List<Fault> first() {
        return List.copyOf(first);
    }

    /** All kept faults, one a line, and how many more there are. */
    public String text() {
        String lines = first.stream().map(Fault::text).collect(Collectors.joining("\n"));
        return count > first.size() ? lines + "\nand " + (count - first.size()) + " more" : lines;
    }

    /**
     * Ends the work when there is a fault.
     *
     * @throws InputException with all faults
     */
    public void throwIfAny() {
        if (count > 0) {
            throw new InputException(this);
        }
    }
}
