package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** Values that the metadata of a case may hold. */
final class Scalars {

    private Scalars() {}

    /** A string that is not blank, a finite number or a truth value; absent for anything else. */
    static Optional<Object> of(JsonNode value) {
        if (value.isTextual() && !value.asText().isBlank()) {
            return Optional.of(value.asText());
        }
        if (value.isIntegralNumber() && value.canConvertToLong()) {
            return Optional.of(value.asLong());
        }
        if (value.isNumber() && Double.isFinite(value.asDouble())) {
            return Optional.of(value.asDouble());
        }
        return value.isBoolean() ? Optional.of(value.asBoolean()) : Optional.empty();
    }
}
