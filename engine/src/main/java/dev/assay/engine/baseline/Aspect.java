package dev.assay.engine.baseline;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** In what two runs must agree to be compared, unless it is accepted by name. */
public enum Aspect {
    /** Cases and corpus. */
    DATASET,
    /** Who judged, with all settings. */
    JUDGE,
    /** What the judge was told. */
    PROMPTS,
    /** The sentence embeddings. */
    EMBEDDINGS,
    /** What labels and rankings met on. */
    LABELS;

    /** The word that accepts it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All words. */
    public static List<String> words() {
        return Stream.of(values()).map(Aspect::word).toList();
    }
}
