package dev.assay.judge.port;

/** Makes a {@link Similarity}; found through {@code ServiceLoader}. */
public interface SimilarityProvider {

    /** A similarity; cheap: what is expensive is loaded at the first comparison. */
    Similarity open();
}
