package dev.assay.engine.config;

import java.util.Map;

/**
 * Which judge, and its own settings, which only the judge understands.
 *
 * @param use the word that names the judge, such as {@code embedded}
 * @param settings settings under {@code judge:} by key, nested keys joined by dots, without {@code use}
 */
public record JudgeConfig(String use, Map<String, String> settings) {

    public JudgeConfig {
        settings = Map.copyOf(settings);
    }
}
