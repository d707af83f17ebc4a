package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.encode.Encoded;
import dev.assay.judge.embedded.text.Word;
import java.util.Arrays;
import java.util.List;

/** Finds for each token of a claim the passage's token that means the same, by contextual vectors. */
final class Alignment {

    private final Encoded claim;
    private final float[] best;
    private final boolean[] sameToken;
    private final double[] weights;
    private double bestSentenceMean = -1;
    private double bestSentenceLeast = -1;
    private double reverse = -1;

    /**
     * Aligns.
     *
     * @param claim the claim's vectors
     * @param words the claim's words, for weights
     * @param sentences the vectors of the passage's sentences that matter
     */
    Alignment(Encoded claim, List<Word> words, Idf idf, List<Encoded> sentences) {
        this.claim = claim;
        this.best = new float[claim.tokens()];
        this.sameToken = new boolean[claim.tokens()];
        this.weights = weights(claim, words, idf);
        Arrays.fill(best, -1);
        for (Encoded sentence : sentences) {
            align(sentence);
        }
    }

    /** Each token weighs what its word tells; tokens outside of content words weigh nothing. */
    private static double[] weights(Encoded claim, List<Word> words, Idf idf) {
        double[] weights = new double[claim.tokens()];
        int w = 0;
        for (int t = 0; t < weights.length; t++) {
            while (w < words.size() && words.get(w).end() <= claim.start(t)) {
                w++;
            }
            boolean inside = w < words.size()
                    && words.get(w).start() < claim.end(t)
                    && words.get(w).content();
            weights[t] = inside ? idf.of(words.get(w).text()) : 0;
        }
        boolean none = Arrays.stream(weights).allMatch(weight -> weight == 0);
        if (none) {
            Arrays.fill(weights, 1);
        }
        return weights;
    }

    private void align(Encoded sentence) {
        float[] back = new float[sentence.tokens()];
        Arrays.fill(back, -1);
        double sum = 0;
        double least = 1;
        double mass = 0;
        for (int t = 0; t < claim.tokens(); t++) {
            float[] cosines = claim.cosines(t, sentence);
            int at = -1;
            float top = -1;
            for (int s = 0; s < cosines.length; s++) {
                back[s] = Math.max(back[s], cosines[s]);
                if (cosines[s] > top) {
                    top = cosines[s];
                    at = s;
                }
            }
            if (top > best[t]) {
                best[t] = top;
                sameToken[t] = claim.number(t) == sentence.number(at);
            }
            if (weights[t] > 0) {
                sum += top;
                mass++;
                least = Math.min(least, top);
            }
        }
        double mean = mass == 0 ? 0 : sum / mass;
        if (mean > bestSentenceMean) {
            bestSentenceMean = mean;
            bestSentenceLeast = least;
            reverse = back.length == 0 ? 0 : mean(back);
        }
    }

    private static double mean(float[] values) {
        double sum = 0;
        for (float value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** The numbers that describe the alignment, in the order of {@link Features#NAMES} from {@code alignMean} on. */
    double[] numbers() {
        double[] content = new double[best.length];
        int n = 0;
        double weighted = 0;
        double mass = 0;
        double different = 1;
        for (int t = 0; t < best.length; t++) {
            if (weights[t] > 0) {
                content[n++] = best[t];
                weighted += weights[t] * best[t];
                mass += weights[t];
                different = sameToken[t] ? different : Math.min(different, best[t]);
            }
        }
        if (n == 0) {
            return new double[9];
        }
        content = Arrays.copyOf(content, n);
        Arrays.sort(content);
        return new double[] {
            Arrays.stream(content).average().orElse(0),
            weighted / mass,
            content[0],
            content[Math.min(1, n - 1)],
            content[n / 10],
            different,
            bestSentenceMean,
            bestSentenceLeast,
            reverse
        };
    }
}
