package dev.assay.core.stats.multiple;

/**
 * The Benjamini-Hochberg correction: among the tests whose adjusted p-value is below 0.05, at most 5 % are expected to be
 * false alarms (false discovery rate), for independent or positively dependent tests such as slices of one run.
 *
 * <pre>adjusted(i) = min over j ≥ i of min(1, m p(j) / j),  p(1) ≤ … ≤ p(m)</pre>
 *
 * Source: Benjamini and Hochberg 1995, J. Royal Stat. Soc. B 57, 289-300. Agrees with statsmodels
 * {@code multipletests(method="fdr_bh")}.
 */
public final class BenjaminiHochberg {

    private BenjaminiHochberg() {}

    /**
     * The adjusted p-values, in the order given.
     *
     * @param raw p-values between 0 and 1; may be empty
     */
    public static double[] adjust(double... raw) {
        int[] order = Ordered.indices(raw);
        double[] adjusted = new double[raw.length];
        double lowest = 1;
        for (int i = order.length - 1; i >= 0; i--) {
            lowest = Math.min(lowest, order.length * raw[order[i]] / (i + 1));
            adjusted[order[i]] = lowest;
        }
        return adjusted;
    }
}
