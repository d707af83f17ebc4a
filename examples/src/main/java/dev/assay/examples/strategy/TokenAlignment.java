package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.ChunkIndex;
import dev.assay.examples.pipeline.Hit;
import dev.assay.examples.pipeline.Terms;
import dev.assay.judge.embedded.encode.Encoded;
import java.util.Comparator;
import java.util.List;

/**
 * Reranks by token alignment, as the embedded judge aligns a claim with a passage: each token of the question looks for the
 * most similar token of the chunk by contextual vectors, and the cosines are averaged, each weighing as much as its word is
 * rare in the corpus. Words that are no terms, such as "what", weigh nothing.
 *
 * <p>This is the scoring of ColBERT (Khattab and Zaharia, SIGIR 2020) on a model that was never trained for it. It is no
 * cross-encoder: the question's words do not see the chunk's. It stands here for the place that a reranker has in a pipeline.
 */
public final class TokenAlignment implements Reranker {

    private final Model model;
    private final ChunkIndex index;
    private final Terms terms;

    public TokenAlignment(Model model, ChunkIndex index, Terms terms) {
        this.model = model;
        this.index = index;
        this.terms = terms;
    }

    @Override
    public List<Hit> rerank(String question, List<Hit> hits, int limit) {
        Encoded asked = model.text(question);
        double[] weights = weights(question, asked);
        return hits.stream()
                .map(hit -> new Hit(
                        hit.chunk(),
                        alignment(asked, weights, model.text(hit.chunk().text()))))
                .sorted(Comparator.comparingDouble(Hit::score).reversed())
                .limit(limit)
                .toList();
    }

    /** For each token of the question the rarity of the term that it is a part of, or 0. */
    private double[] weights(String question, Encoded asked) {
        double[] weights = new double[asked.tokens()];
        for (Terms.Place place : terms.places(question)) {
            double rarity = index.rarity(place.term());
            for (int token = 0; token < weights.length; token++) {
                if (asked.start(token) < place.end() && asked.end(token) > place.start()) {
                    weights[token] = rarity;
                }
            }
        }
        return weights;
    }

    private static double alignment(Encoded asked, double[] weights, Encoded chunk) {
        double sum = 0;
        double mass = 0;
        for (int token = 0; token < weights.length; token++) {
            if (weights[token] > 0) {
                sum += weights[token] * most(asked.cosines(token, chunk));
                mass += weights[token];
            }
        }
        return mass == 0 ? 0 : sum / mass;
    }

    private static double most(float[] cosines) {
        double most = -1;
        for (float cosine : cosines) {
            most = Math.max(most, cosine);
        }
        return most;
    }
}
