package dev.assay.bench.statistics;

/**
 * How much is drawn.
 *
 * @param runs samples for each cell of a table
 */
record Plan(int runs) {

    static final int[] SIZES = {20, 50, 200};

    static final double LEVEL = 0.95;

    /** For statistics that cost a bootstrap of a bootstrap. */
    int fewer() {
        return Math.max(100, runs / 5);
    }
}
