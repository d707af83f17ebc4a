package dev.assay.judge.embedded.encode;

import dev.assay.judge.embedded.text.Language;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * The encoders by language, each loaded when first needed, with one cache of vectors for all. Safe for use by many
 * threads.
 */
public final class Encoders implements AutoCloseable {

    private final Map<Language, Encoder> loaded = new EnumMap<>(Language.class);
    private final VectorCache cache;
    private boolean closed;

    /**
     * Nothing is loaded yet.
     *
     * @param cacheBytes bound of the memory that vectors may take
     */
    public Encoders(long cacheBytes) {
        cache = new VectorCache(cacheBytes);
    }

    /**
     * The vectors of a text, remembered.
     *
     * @throws NoEncoder when the encoder cannot be loaded on this machine
     */
    public Encoded encode(Language language, String text) {
        return cache.get(language, text, () -> encoder(language).encode(text));
    }

    private synchronized Encoder encoder(Language language) {
        if (closed) {
            throw new IllegalStateException("the judge is closed");
        }
        return loaded.computeIfAbsent(language, wanted -> Encoder.load(Model.of(wanted)));
    }

    /** The languages whose encoder is in memory. */
    public synchronized Set<Language> loaded() {
        return Set.copyOf(loaded.keySet());
    }

    @Override
    public synchronized void close() {
        closed = true;
        loaded.values().forEach(Encoder::close);
        loaded.clear();
    }
}
