package dev.assay.judge.embedded.encode;

import dev.assay.core.words.Sha256;
import dev.assay.judge.embedded.text.Language;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * Vectors by the content of the text; the longest unused go first when the bound is met. Safe for many threads.
 *
 * @param <V> the vectors of a text
 */
final class VectorCache<V> {

    private final long bound;
    private final ToIntFunction<V> size;
    private final Map<String, V> entries = new LinkedHashMap<>(256, 0.75f, true);
    private long held;

    /**
     * Empty.
     *
     * @param bound bytes
     * @param size bytes that the vectors of one text take
     */
    VectorCache(long bound, ToIntFunction<V> size) {
        this.bound = bound;
        this.size = size;
    }

    /** What is remembered, or made now. Two threads may make the same at once; both get equal vectors. */
    V get(Language language, String text, Supplier<V> make) {
        String key = key(language, text);
        synchronized (entries) {
            V known = entries.get(key);
            if (known != null) {
                return known;
            }
        }
        V made = make.get();
        synchronized (entries) {
            if (size.applyAsInt(made) <= bound && entries.putIfAbsent(key, made) == null) {
                held += size.applyAsInt(made);
                shrink();
            }
        }
        return made;
    }

    private void shrink() {
        Iterator<V> oldest = entries.values().iterator();
        while (held > bound && oldest.hasNext()) {
            held -= size.applyAsInt(oldest.next());
            oldest.remove();
        }
    }

    /** Bytes held now, roughly. */
    long held() {
        synchronized (entries) {
            return held;
        }
    }

    private static String key(Language language, String text) {
        byte[] hash = Sha256.digest().digest(text.getBytes(StandardCharsets.UTF_16LE));
        return language.code() + HexFormat.of().formatHex(hash);
    }
}
