package dev.assay.core.stats.multiple;

/**
 * Holm's step-down correction: with adjusted p-values below 0.05 the chance of even one false alarm among all tests is
 * at most 5 %, whatever their dependence. Raw p-values are left as they are.
 *
 * <pre>adjusted(i) = max over j ≤ i of min(1, (m-j+1) p(j)),  p(1) ≤ … ≤ p(m)</pre>
 *
 * Source: Holm 1979, Scand. J. Statistics 6, 65-70. Agrees with statsmodels {@code multipletests(method="holm")}.
 */
public final class Holm {

    private Holm() {}

    /**
     * The adjusted p-values, in the order given.
     *
     * @param raw p-values between 0 and 1; may be empty
     */
    public static double[] adjust(double... raw) {
        int[] order = Ordered.indices(raw);
        double[] adjusted = new double[raw.length];
        double highest = 0;
        for (int i = 0; i < order.length; i++) {
            highest = Math.max(highest, Math.min(1, (order.length - i) * raw[order[i]]));
            adjusted[order[i]] = highest;
        }
        return adjusted;
    }
}
