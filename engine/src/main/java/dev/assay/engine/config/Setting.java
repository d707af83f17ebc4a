package dev.assay.engine.config;

/**
 * A setting in force.
 *
 * @param key its key, such as {@code judge.use}
 * @param value its value as text; items of a list are joined by {@code ", "} (rules by {@code "; "})
 * @param origin {@code assay.yaml:3}, {@code ASSAY_K}, {@code --k} or {@code default}
 */
public record Setting(String key, String value, String origin) {

    /** The origin of what nobody set. */
    public static final String DEFAULT = "default";
}
