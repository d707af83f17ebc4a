package dev.assay.engine.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts a preset below the settings that were given: what is set already stays. */
final class PresetSettings {

    private PresetSettings() {}

    /** Adds what the preset sets and nobody else; a name that is no preset is told with the other faults. */
    static void under(Map<String, Given> settings) {
        first(settings, ConfigKeys.PRESET).flatMap(Preset::of).ifPresent(preset -> {
            String depth = first(settings, ConfigKeys.K).orElse(String.valueOf(preset.k()));
            add(settings, preset, ConfigKeys.K, List.of(depth));
            add(settings, preset, ConfigKeys.METRICS, preset.metrics(depth));
            add(settings, preset, ConfigKeys.RULES, preset.rules(depth));
        });
    }

    private static Optional<String> first(Map<String, Given> settings, ConfigKey key) {
        return Optional.ofNullable(settings.get(key.name()))
                .flatMap(given -> given.values().stream().findFirst())
                .map(Given.Value::text);
    }

    private static void add(Map<String, Given> settings, Preset preset, ConfigKey key, List<String> values) {
        String origin = "preset " + preset.word();
        settings.putIfAbsent(
                key.name(),
                new Given(
                        values.stream()
                                .map(text -> new Given.Value(text, "\"" + text + "\"", origin, 0, 0, origin))
                                .toList(),
                        Optional.empty()));
    }
}
