package dev.assay.judge.embedded.nli;

import java.util.Locale;

/**
 * What a model says of a premise and a claim, as probabilities, 0 to 1.
 *
 * @param entailment that the claim follows from the premise
 * @param contradiction that the premise speaks against it; 0 from a model that does not tell
 */
public record Inference(double entailment, double contradiction) {

    /** Log-odds further out than those of this probability are not believed: models are surer than they are right. */
    private static final double SUREST = .999;

    /** Whether entailment is as likely as not, or likelier. */
    public boolean entails() {
        return entailment >= .5;
    }

    /** Whether contradiction is as likely as not, or likelier. */
    public boolean contradicts() {
        return contradiction >= .5;
    }

    /**
     * The probability that two witnesses of equal weight give together: the mean of their log-odds, this model's
     * entailment and the other's probability.
     *
     * @param other 0 to 1
     * @return between the two
     */
    public double with(double other) {
        return mean(entailment, other);
    }

    /**
     * Where the cut lies after {@link #with(double)}, when it lay here before: the same mean, as a model of inference has
     * its own at one half.
     *
     * @param cut 0 to 1
     */
    public static double cut(double cut) {
        return mean(.5, cut);
    }

    private static double mean(double one, double other) {
        return 1 / (1 + Math.exp(-(logOdds(one) + logOdds(other)) / 2));
    }

    private static double logOdds(double probability) {
        double believed = Math.max(1 - SUREST, Math.min(SUREST, probability));
        return Math.log(believed / (1 - believed));
    }

    /** In words for the reason of a verdict. */
    public String said() {
        return String.format(
                Locale.ROOT, "the NLI model gives entailment %.2f, contradiction %.2f", entailment, contradiction);
    }
}
