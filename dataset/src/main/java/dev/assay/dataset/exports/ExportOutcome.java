package dev.assay.dataset.exports;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was exported.
 *
 * @param format the format's name
 * @param out what was written
 * @param cases cases written
 * @param leftOut what the format cannot hold, with the number of cases that have it
 * @param notes what should be known of the dataset
 */
public record ExportOutcome(String format, Path out, int cases, Map<String, Integer> leftOut, List<String> notes) {

    public ExportOutcome {
        leftOut = Collections.unmodifiableMap(new LinkedHashMap<>(leftOut));
        notes = List.copyOf(notes);
    }
}
