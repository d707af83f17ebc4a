package dev.assay.bench.judge;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** One kind of prompt and how it is answered. */
public interface Kind {

    /** The reply; empty when the prompt is of another kind. */
    Optional<JsonNode> answer(Asked asked);
}
