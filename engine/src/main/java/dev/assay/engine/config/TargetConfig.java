package dev.assay.engine.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which system is asked, and its own settings, which only the target understands.
 *
 * @param use {@code file} where outputs are given, else what kind of target is asked
 * @param settings settings under {@code target:} by key in the order in which they stand, nested keys joined by dots,
 *     items of a list one a line, without {@code use}; {@code ${NAME}} stands as written
 */
public record TargetConfig(String use, Map<String, String> settings) {

    private static final String GIVEN = "file";

    public TargetConfig {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /** Whether a system is asked; otherwise its outputs are given. */
    public boolean asked() {
        return !use.equals(GIVEN);
    }
}
