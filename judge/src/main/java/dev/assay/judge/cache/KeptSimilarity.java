package dev.assay.judge.cache;

import dev.assay.core.metric.Score;
import dev.assay.judge.port.Similarity;
import java.util.OptionalDouble;

/**
 * Compares only what the cache does not hold. Values are kept; why two texts cannot be compared is not. A cache that
 * breaks during a run costs time and nothing else: the texts are compared as if there were none.
 */
public final class KeptSimilarity implements Similarity {

    private final Similarity similarity;
    private final SimilarityCache cache;
    private final String fingerprint;

    /** A similarity behind a cache; closing it closes both. */
    public KeptSimilarity(Similarity similarity, SimilarityCache cache) {
        this.similarity = similarity;
        this.cache = cache;
        this.fingerprint = similarity.fingerprint();
    }

    @Override
    public String id() {
        return similarity.id();
    }

    @Override
    public String fingerprint() {
        return fingerprint;
    }

    @Override
    public Score of(String text, String other) {
        String key = CacheKey.of(fingerprint, text, other);
        OptionalDouble kept = find(key);
        if (kept.isPresent()) {
            return Score.of(kept.getAsDouble());
        }
        Score score = similarity.of(text, other);
        score.number().ifPresent(value -> keep(key, value));
        return score;
    }

    private OptionalDouble find(String key) {
        try {
            return cache.find(key);
        } catch (CacheException e) {
            return OptionalDouble.empty();
        }
    }

    private void keep(String key, double value) {
        try {
            cache.keep(key, value);
        } catch (CacheException e) {
            // The value is at hand; the next run works it out again.
        }
    }

    @Override
    public void close() {
        try (cache) {
            similarity.close();
        }
    }
}
