package dev.assay.dataset.redaction;

import java.util.List;
import java.util.Set;

/**
 * What is replaced.
 *
 * @param kept kinds that stay as they are
 * @param own what else is replaced; looked for first
 */
public record Redaction(Set<Kind> kept, List<OwnPattern> own) {

    /** All kinds, and nothing else. */
    public static final Redaction ALL = new Redaction(Set.of(), List.of());

    public Redaction {
        kept = Set.copyOf(kept);
        own = List.copyOf(own);
    }
}
