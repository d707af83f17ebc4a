package dev.assay.dataset.making;

import dev.assay.core.run.JudgeSpent;
import dev.assay.engine.input.Fault;
import dev.assay.judge.port.PlannedUse;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How making a dataset ended. */
public sealed interface BuildOutcome {

    /**
     * What was read.
     *
     * @param documents how many documents
     * @param passages how many passages they were cut into
     * @param unread what could not be read
     * @param notes what should be known of what was read
     */
    record Read(int documents, int passages, List<Fault> unread, List<String> notes) {

        public Read {
            unread = List.copyOf(unread);
            notes = List.copyOf(notes);
        }
    }

    /** What was read. */
    Read read();

    /** Exit code. */
    int exit();

    /**
     * A dataset was written.
     *
     * @param read what was read
     * @param out its folder; absent where no case was kept, and nothing was written
     * @param model the model; absent where templates were used
     * @param wanted how many cases were wanted
     * @param kept cases by the word of their type
     * @param dropped candidates that are no cases
     * @param stopped why it ended early
     * @param spent what the judge took
     */
    record Built(
            Read read,
            Optional<Path> out,
            Optional<String> model,
            int wanted,
            Map<String, Integer> kept,
            List<Dropped> dropped,
            Optional<String> stopped,
            JudgeSpent spent)
            implements BuildOutcome {

        public Built {
            kept = Collections.unmodifiableMap(new LinkedHashMap<>(kept));
            dropped = List.copyOf(dropped);
        }

        /** How many cases were kept. */
        public int cases() {
            return kept.values().stream().mapToInt(Integer::intValue).sum();
        }

        @Override
        public int exit() {
            return out.isPresent() ? 0 : 3;
        }
    }

    /**
     * What making it would take.
     *
     * @param read what was read
     * @param model the model; absent where templates would be used
     * @param wanted how many cases are wanted
     * @param tries tries by the word of their type
     * @param use calls, tokens and cost, if every candidate is kept
     */
    record Planned(Read read, Optional<String> model, int wanted, Map<String, Integer> tries, PlannedUse use)
            implements BuildOutcome {

        public Planned {
            tries = Collections.unmodifiableMap(new LinkedHashMap<>(tries));
        }

        @Override
        public int exit() {
            return 0;
        }
    }
}
