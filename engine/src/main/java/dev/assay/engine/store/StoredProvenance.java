package dev.assay.engine.store;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.run.Provenance;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads how a finished run was made. */
public final class StoredProvenance {

    private StoredProvenance() {}

    /** The provenance in {@code run.json}; what an older version did not write is blank. */
    public static Provenance of(StoredRun run) {
        JsonNode made = run.run().path("provenance");
        Map<String, String> settings = new LinkedHashMap<>();
        made.path("settings")
                .properties()
                .forEach(entry -> settings.put(entry.getKey(), entry.getValue().asText()));
        return new Provenance(
                made.path("run").asText(),
                made.path("started").asText(),
                made.path("millis").asLong(),
                made.path("source").asText(),
                made.path("dataset").asText(),
                made.path("commit").asText(),
                made.path("dirty").asBoolean(),
                made.path("judge").asText(),
                made.path("embeddings").asText(),
                made.path("seed").asLong(),
                made.path("assay").asText(),
                made.path("jdk").asText(),
                made.path("judgedBy").asText(),
                settings);
    }
}
