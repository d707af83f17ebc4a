package dev.assay.judge.port;

/** How much a passage helps to answer a question. */
public enum Relevance {
    /** It holds what the answer needs, or a part of it. */
    RELEVANT(1),
    /** It speaks of the matter but does not answer. */
    PARTLY(0.5),
    /** It does not help. */
    IRRELEVANT(0);

    private final double worth;

    Relevance(double worth) {
        this.worth = worth;
    }

    /** What it counts for in a mean: 1, 0.5 or 0. */
    public double worth() {
        return worth;
    }
}
