package dev.assay.judge.port;

import dev.assay.core.metric.Score;

/** Compares texts by their meaning, through sentence embeddings. Safe for use by many threads. */
public interface Similarity extends AutoCloseable {

    /** The models and their version, for provenance and comparison. */
    String id();

    /**
     * Changes with everything that can change a single bit of a value: {@link #id} and what the models run on. Values are
     * kept under it between runs.
     */
    default String fingerprint() {
        return id();
    }

    /** The cosine of the two texts' vectors, clamped to 0 to 1; undefined when the texts cannot be compared. */
    Score of(String text, String other);

    /** Frees what it holds. */
    @Override
    void close();
}
