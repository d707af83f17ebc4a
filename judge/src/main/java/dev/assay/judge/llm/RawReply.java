package dev.assay.judge.llm;

import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.util.Optional;

/**
 * A reply as the model gave it.
 *
 * @param request what was asked
 * @param attempt 1, or 2 when it was asked again
 * @param reply what came back, unchanged
 * @param refused why it could not be used; absent when it could
 */
public record RawReply(ProviderRequest request, int attempt, ProviderReply.Text reply, Optional<String> refused) {}
