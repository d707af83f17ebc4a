package dev.assay.dataset.change;

import java.util.Optional;

/**
 * A field that differs.
 *
 * @param field its name, with dots into objects: {@code metadata.language}
 * @param before its value as JSON with sorted keys; absent where the field was not there
 * @param after the same of now
 */
public record FieldChange(String field, Optional<String> before, Optional<String> after) {}
