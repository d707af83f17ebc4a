package dev.assay.core.run;

import java.util.List;

/**
 * A case in which something came back that its user may not see.
 *
 * @param id the case's id
 * @param asker who asked
 * @param leaks what came back, in rank order, at least one
 */
public record LeakedCase(String id, String asker, List<Leak> leaks) {

    public LeakedCase {
        leaks = List.copyOf(leaks);
    }

    /** Whether the answer used one of them. */
    public boolean used() {
        return leaks.stream().anyMatch(Leak::used);
    }
}
