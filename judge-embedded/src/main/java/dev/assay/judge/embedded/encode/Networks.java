package dev.assay.judge.embedded.encode;

import dev.assay.judge.embedded.text.Language;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * The networks that one owner uses, each loaded when first needed. There is one of each language in the process, however
 * many owners it has; the last of them unloads it. Safe for use by many threads.
 */
final class Networks implements AutoCloseable {

    private static final Map<Language, Shared> IN_MEMORY = new EnumMap<>(Language.class);

    private final Map<Language, Encoder> used = new EnumMap<>(Language.class);
    private boolean closed;

    /**
     * The network of a language.
     *
     * @throws NoEncoder when it cannot be loaded on this machine
     */
    synchronized Encoder of(Language language) {
        if (closed) {
            throw new IllegalStateException("the judge is closed");
        }
        return used.computeIfAbsent(language, Networks::take);
    }

    /** The languages whose network this owner uses. */
    synchronized Set<Language> languages() {
        return Set.copyOf(used.keySet());
    }

    @Override
    public synchronized void close() {
        closed = true;
        used.keySet().forEach(Networks::giveBack);
        used.clear();
    }

    private static Encoder take(Language language) {
        synchronized (IN_MEMORY) {
            Shared shared = IN_MEMORY.computeIfAbsent(language, wanted -> new Shared(Encoder.load(Model.of(wanted))));
            shared.owners++;
            return shared.encoder;
        }
    }

    private static void giveBack(Language language) {
        synchronized (IN_MEMORY) {
            IN_MEMORY
                    .entrySet()
                    .removeIf(entry ->
                            entry.getKey() == language && entry.getValue().leftByOne());
        }
    }

    /** A network and how many use it. */
    private static final class Shared {

        private final Encoder encoder;
        private int owners;

        Shared(Encoder encoder) {
            this.encoder = encoder;
        }

        /** Whether that was the last one; then the network is unloaded. */
        boolean leftByOne() {
            owners--;
            if (owners == 0) {
                encoder.close();
            }
            return owners == 0;
        }
    }
}
