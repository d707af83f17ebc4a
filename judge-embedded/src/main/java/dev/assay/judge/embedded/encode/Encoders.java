package dev.assay.judge.embedded.encode;

import ai.onnxruntime.OrtEnvironment;
import dev.assay.judge.embedded.text.Language;
import java.util.Optional;
import java.util.Set;

/**
 * The vectors of texts' tokens by language, remembered. Networks are loaded when first needed. Safe for use by many
 * threads.
 */
public final class Encoders implements AutoCloseable {

    private final Networks networks = new Networks();
    private final VectorCache<Encoded> cache;

    /**
     * Nothing is loaded yet.
     *
     * @param cacheBytes bound of the memory that vectors may take
     */
    public Encoders(long cacheBytes) {
        cache = new VectorCache<>(cacheBytes, Encoded::bytes);
    }

    /** What runs the networks, on what kind of processor; told without loading it. */
    public static String runtime() {
        Optional<String> version =
                Optional.ofNullable(OrtEnvironment.class.getPackage().getImplementationVersion());
        return "onnxruntime:" + version.orElse("unknown") + " " + System.getProperty("os.arch");
    }

    /**
     * The vectors of a text's tokens.
     *
     * @throws NoEncoder when the encoder cannot be loaded on this machine
     */
    public Encoded encode(Language language, String text) {
        return cache.get(language, text, () -> networks.of(language).encode(text));
    }

    /** The languages whose encoder is in memory. */
    public Set<Language> loaded() {
        return networks.languages();
    }

    @Override
    public void close() {
        networks.close();
    }
}
