package dev.assay.engine.config;

import java.util.Optional;

/**
 * A key that can be set.
 *
 * @param name the key in {@code assay.yaml} and in options, such as {@code maxFailed} or {@code judge.use}
 * @param type what it may hold
 * @param fallback the value when nobody sets it, as text; empty when there is none
 * @param example a value to show where there is no fallback
 * @param en what it does, in one line of English
 * @param zh the same in Chinese
 */
public record ConfigKey(String name, ValueType type, String fallback, String example, String en, String zh) {

    /** The environment variable that sets it, such as {@code ASSAY_MAX_FAILED}. */
    public String variable() {
        StringBuilder variable = new StringBuilder("ASSAY_");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '.') {
                variable.append('_');
            } else if (Character.isUpperCase(c)) {
                variable.append('_').append(c);
            } else {
                variable.append(Character.toUpperCase(c));
            }
        }
        return variable.toString();
    }

    /** Why a text is not a value of this key; absent when it is. */
    Optional<String> wrong(String text) {
        return type.accepts(text) ? Optional.empty() : Optional.of(type.allowed());
    }
}
