package dev.assay.engine.trec.measure;

/** Walks down the best ranking there could be: the judged documents by falling gain. */
final class Ideal {

    private final double[] gains;
    private final long[] counts;
    private int at;
    private long taken;
    private double gain;

    /**
     * @param gains ascending
     * @param counts documents of each gain
     */
    Ideal(double[] gains, long[] counts) {
        this.gains = gains;
        this.counts = counts;
        at = gains.length - 1;
        gain = at >= 0 ? gains[at] : 0;
    }

    /** Whether a gain above 0 may be left. */
    boolean goesOn() {
        return gain > 0;
    }

    /** Takes the next document. */
    double next() {
        taken++;
        while (at >= 0 && taken > counts[at]) {
            taken = 1;
            at--;
            gain = at >= 0 ? gains[at] : 0;
        }
        return gain;
    }

    /** Gain of the document taken last, or the largest gain before the first. */
    double gain() {
        return gain;
    }
}
