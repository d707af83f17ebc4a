package dev.assay.engine.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an {@code assay.yaml} says.
 *
 * @param settings the settings by key
 * @param variants the settings of each variant by its name, in the order of the file
 */
record FileContent(Map<String, Given> settings, Map<String, Map<String, Given>> variants) {

    /** Nothing. */
    static final FileContent NOTHING = new FileContent(Map.of(), Map.of());

    /** The names of the variants in the order of the file. */
    List<String> names() {
        return List.copyOf(variants.keySet());
    }

    /**
     * The settings with those of a variant over them. Who answers is replaced as a whole: a target of the variant's own
     * takes the place of the file's target and outputs, outputs of its own take the place of the file's target, and a
     * judge of its own that of the file's judge.
     */
    Map<String, Given> with(String variant) {
        Map<String, Given> own = variants.getOrDefault(variant, Map.of());
        Map<String, Given> all = new LinkedHashMap<>(settings);
        if (own.containsKey(ConfigKeys.JUDGE_USE.name())) {
            all.keySet().removeIf(key -> key.startsWith(ConfigKeys.JUDGE));
        }
        boolean asks = own.containsKey(ConfigKeys.TARGET_USE.name());
        if (asks || own.containsKey(ConfigKeys.OUTPUTS.name())) {
            all.keySet().removeIf(key -> key.startsWith(ConfigKeys.TARGET));
        }
        if (asks) {
            all.remove(ConfigKeys.OUTPUTS.name());
        }
        all.putAll(own);
        return all;
    }
}
