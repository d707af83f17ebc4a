package dev.assay.dataset.traces;

import dev.assay.dataset.redaction.Redaction;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What to make a dataset of.
 *
 * @param files spans, captures or logs
 * @param out the folder to make
 * @param redaction what is replaced
 * @param sampling which turns become cases
 * @param fields where things stand in logs, path by name
 * @param lowFeedback numbers at or below count as a user who was not content
 */
public record FromTracesRequest(
        List<Path> files,
        Path out,
        Redaction redaction,
        Sampling sampling,
        Map<String, String> fields,
        double lowFeedback) {

    public FromTracesRequest {
        files = List.copyOf(files);
        fields = Map.copyOf(fields);
    }
}
