package dev.assay.judge.embedded;

import dev.assay.judge.port.Similarity;
import dev.assay.judge.port.SimilarityProvider;

/** Brings the sentence embeddings that need no key and no network. */
public final class EmbeddedSimilarityProvider implements SimilarityProvider {

    @Override
    public Similarity open() {
        return new EmbeddedSimilarity();
    }
}
