package dev.assay.dataset.similar;

/**
 * How MinHash values are cut into bands, so that texts alike enough share a band: a pair of Jaccard similarity s shares
 * one with probability 1 - (1 - s^rows)^bands.
 *
 * <p>Source: Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, section 3.4.
 *
 * @param rows values in a band
 * @param bands number of bands
 */
record Bands(int rows, int bands) {

    /** Most values for each text; more rows would make fewer false candidates, but cost time for every text. */
    private static final int MOST_VALUES = 160;

    private static final int MOST_ROWS = 12;

    /** The most rows with which a pair at the threshold is missed with this probability or less. */
    static Bands of(double threshold, double missed) {
        Bands best = new Bands(1, needed(threshold, missed));
        for (int rows = 2; rows <= MOST_ROWS; rows++) {
            Bands next = new Bands(rows, needed(Math.pow(threshold, rows), missed));
            if (next.values() > MOST_VALUES) {
                return best;
            }
            best = next;
        }
        return best;
    }

    private static int needed(double sameBand, double missed) {
        return sameBand >= 1 ? 1 : (int) Math.ceil(Math.log(missed) / Math.log1p(-sameBand));
    }

    int values() {
        return rows * bands;
    }

    /** The chance that a pair of this similarity shares no band. */
    double missed(double similarity) {
        return Math.pow(1 - Math.pow(similarity, rows), bands);
    }
}
