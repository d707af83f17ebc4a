package dev.assay.core.gate;

import java.util.List;

/**
 * Something a gate says beside its rules.
 *
 * @param blocking whether it keeps the gate from being green: what should have been checked was not (exit 3)
 * @param headline one line that says what is so
 * @param facts the lines below it
 */
public record Notice(boolean blocking, String headline, List<Fact> facts) {

    public Notice {
        facts = List.copyOf(facts);
    }

    /** As many lines as there are facts, and one. */
    public String text() {
        return FactText.of(headline, facts);
    }
}
