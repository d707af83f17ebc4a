package dev.assay.dataset.traces.read;

import dev.assay.core.data.Output;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question that was asked in production, and what came of it; nothing is redacted yet.
 *
 * @param id id of the trace, capture or log line
 * @param question the user's words; absent where none were recorded
 * @param output what the system did; a passage of which no id was recorded has a blank one
 * @param feedback what the user said of it
 * @param session the conversation that it is part of
 * @param metadata what else is known of it
 * @param gaps what is missing in the record, in words
 * @param file the file in which it ended, as the user named it
 */
public record Interaction(
        String id,
        Optional<String> question,
        Output output,
        Optional<Feedback> feedback,
        Optional<String> session,
        Map<String, Object> metadata,
        List<String> gaps,
        String file) {

    public Interaction {
        metadata = Map.copyOf(metadata);
        gaps = List.copyOf(gaps);
    }

    /** Whether a case can be made of it: there is a question, and something that came of it. */
    public boolean usable() {
        return question.isPresent()
                && (output.answer().isPresent()
                        || output.error().isPresent()
                        || output.ranked().isPresent());
    }
}
