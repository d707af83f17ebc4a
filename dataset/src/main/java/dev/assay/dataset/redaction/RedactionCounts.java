package dev.assay.dataset.redaction;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** How often something was replaced, by file and kind; holds no value. */
public final class RedactionCounts {

    private final Map<String, Map<String, Long>> byFile = new TreeMap<>();

    void count(String file, String kind) {
        byFile.computeIfAbsent(file, name -> new TreeMap<>()).merge(kind, 1L, Long::sum);
    }

    /** Places by file, then kind; files and kinds without any are left out. */
    public Map<String, Map<String, Long>> byFile() {
        return Collections.unmodifiableMap(byFile);
    }

    /** Places by kind over all files. */
    public Map<String, Long> byKind() {
        Map<String, Long> sums = new TreeMap<>();
        byFile.values().forEach(kinds -> kinds.forEach((kind, count) -> sums.merge(kind, count, Long::sum)));
        return sums;
    }

    /** All places. */
    public long total() {
        return byKind().values().stream().mapToLong(Long::longValue).sum();
    }
}
