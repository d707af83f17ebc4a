package dev.assay.judge.port;

import java.util.Optional;

/**
 * One question to a model, fully rendered.
 *
 * @param system the standing instruction
 * @param user the question with its data
 * @param schema JSON schema of the reply as JSON text; providers that cannot take one ignore it
 * @param settings the model and its parameters
 * @param origin which prompt it was made from
 */
public record ProviderRequest(
        String system, String user, Optional<String> schema, ModelSettings settings, RequestOrigin origin) {}
