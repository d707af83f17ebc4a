package dev.assay.judge.embedded.encode;

import dev.assay.judge.embedded.text.Language;

/**
 * One vector for each text, remembered, some 1.5 kB each. Networks are loaded when first needed. Safe for use by many
 * threads.
 */
public final class TextVectors implements AutoCloseable {

    private final Networks networks = new Networks();
    private final VectorCache<TextVector> cache;

    /**
     * Nothing is loaded yet.
     *
     * @param cacheBytes bound of the memory that vectors may take
     */
    public TextVectors(long cacheBytes) {
        cache = new VectorCache<>(cacheBytes, TextVector::bytes);
    }

    /**
     * The vector of a text.
     *
     * @throws NoEncoder when the encoder cannot be loaded on this machine
     */
    public TextVector of(Language language, String text) {
        return cache.get(language, text, () -> networks.of(language).whole(text));
    }

    @Override
    public void close() {
        networks.close();
    }
}
