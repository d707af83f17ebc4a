package dev.assay.judge.port;

/** How much of a statement a text bears out. */
public enum Support {
    /** All of it. */
    FULL(1),
    /** A part of it. */
    PARTIAL(0.5),
    /** Nothing of it. */
    NONE(0);

    private final double worth;

    Support(double worth) {
        this.worth = worth;
    }

    /** What it counts for in a sum: 1, 0.5 or 0. */
    public double worth() {
        return worth;
    }
}
