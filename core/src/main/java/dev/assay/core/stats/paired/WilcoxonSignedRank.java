package dev.assay.core.stats.paired;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Normal;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.Ranks;
import java.util.Arrays;

/**
 * Wilcoxon's signed-rank test: are the differences symmetric about 0? Weighs each pair by the rank of its difference, so
 * it answers another question than the mean, and a few large differences count for less. Pairs without a difference are
 * left out (Wilcoxon's way); clusters are not regarded.
 *
 * <p>Up to 50 differing pairs exact, also with ties (the distribution is counted over the mid-ranks at hand); above, the
 * normal approximation with corrections for ties and continuity.
 *
 * <p>Source: Wilcoxon 1945, Biometrics Bulletin 1, 80-83. Agrees with {@code scipy.stats.wilcoxon}, ties with its
 * {@code PermutationMethod}. It is confused with the sign test, which ignores how large a difference is.
 */
public final class WilcoxonSignedRank {

    /** At most this many differing pairs are tested exactly. */
    public static final int MOST_EXACT = 50;

    private WilcoxonSignedRank() {}

    /**
     * Tests whether the differences lie about 0.
     *
     * @return two-sided p; undefined when no pair differs
     */
    public static Answer<PValue> test(Pairs pairs) {
        double[] differences =
                Arrays.stream(pairs.differences()).filter(d -> d != 0).toArray();
        if (differences.length == 0) {
            return Answer.undefined(pairs.n() == 0 ? "no paired case" : "no pair differs: there is nothing to rank");
        }
        double[] ranks = Ranks.of(rounded(differences));
        double positive = 0;
        for (int i = 0; i < ranks.length; i++) {
            positive += differences[i] > 0 ? ranks[i] : 0;
        }
        boolean exact = ranks.length <= MOST_EXACT;
        double p = exact ? exact(ranks, positive) : approximate(ranks, positive);
        String method = "Wilcoxon signed rank, " + (exact ? "exact" : "normal approximation");
        return Answer.of(new PValue(p, pairs.n(), method));
    }

    /** Sizes to 12 digits of the largest: 0.3 - 0.1 and 0.2 differ in the last digits only, and are a tie. */
    private static double[] rounded(double[] differences) {
        double unit = Arrays.stream(differences).map(Math::abs).max().orElse(1) * 1e-12;
        return Arrays.stream(differences)
                .map(d -> Math.rint(Math.abs(d) / unit))
                .toArray();
    }

    private static double exact(double[] ranks, double positive) {
        // Mid-ranks are multiples of a half, so doubled ranks count in whole steps.
        int[] doubled = Arrays.stream(ranks)
                .mapToInt(rank -> (int) Math.round(2 * rank))
                .toArray();
        int total = Arrays.stream(doubled).sum();
        double[] share = new double[total + 1];
        share[0] = 1;
        int reached = 0;
        for (int rank : doubled) {
            reached += rank;
            for (int sum = reached; sum >= 0; sum--) {
                share[sum] = (share[sum] + (sum >= rank ? share[sum - rank] : 0)) / 2;
            }
        }
        int seen = (int) Math.round(2 * positive);
        int tail = Math.min(seen, total - seen); // the distribution is symmetric
        double below = Arrays.stream(share, 0, tail + 1).sum();
        return Math.min(1, 2 * below);
    }

    private static double approximate(double[] ranks, double positive) {
        double n = ranks.length;
        // Σ rank² equals n(n+1)(2n+1)/6 less the usual correction for ties.
        double variance = Arrays.stream(ranks).map(rank -> rank * rank).sum() / 4;
        double gap = Math.max(0, Math.abs(positive - n * (n + 1) / 4) - 0.5);
        return Math.min(1, 2 * Normal.cdf(-gap / Math.sqrt(variance)));
    }
}
