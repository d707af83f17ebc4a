package dev.assay.judge.embedded.encode;

import dev.assay.judge.embedded.text.Language;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Vectors by the content of the text; the longest unused go first when the bound is met. Safe for many threads. */
final class VectorCache {

    private final long bound;
    private final Map<String, Encoded> entries = new LinkedHashMap<>(256, 0.75f, true);
    private long held;

    VectorCache(long bound) {
        this.bound = bound;
    }

    /** What is remembered, or made now. Two threads may make the same at once; both get equal vectors. */
    Encoded get(Language language, String text, Supplier<Encoded> make) {
        String key = key(language, text);
        synchronized (entries) {
            Encoded known = entries.get(key);
            if (known != null) {
                return known;
            }
        }
        Encoded made = make.get();
        synchronized (entries) {
            if (made.bytes() <= bound && entries.putIfAbsent(key, made) == null) {
                held += made.bytes();
                shrink();
            }
        }
        return made;
    }

    private void shrink() {
        Iterator<Encoded> oldest = entries.values().iterator();
        while (held > bound && oldest.hasNext()) {
            held -= oldest.next().bytes();
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
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_16LE));
            return language.code() + HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime brings SHA-256", e);
        }
    }
}
