package dev.assay.dataset.corpus;

import dev.assay.engine.input.Fault;
import java.nio.file.Path;
import java.util.List;

/**
 * The corpus that was made.
 *
 * @param folder where it stands
 * @param documents how many documents were read
 * @param passages how many passages they were cut into
 * @param unread what could not be read
 * @param notes what should be known of what was read
 */
public record CorpusOutcome(Path folder, int documents, int passages, List<Fault> unread, List<String> notes) {

    public CorpusOutcome {
        unread = List.copyOf(unread);
        notes = List.copyOf(notes);
    }

    /** The exit code: 0 when all was read, 3 when something could not be. */
    public int exit() {
        return unread.isEmpty() ? 0 : 3;
    }
}
