package dev.assay.engine.store;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.run.Provenance;
import java.util.Map;
import java.util.TreeMap;

/** Reads from a stored run how it was made. */
public final class StoredProvenance {

    private StoredProvenance() {}

    /** The provenance of a {@code run.json}; what an older one does not say is {@code none}, 0 or false. */
    public static Provenance of(StoredRun run) {
        JsonNode made = run.run().path("provenance");
        Map<String, String> settings = new TreeMap<>();
        made.path("settings")
                .properties()
                .forEach(entry -> settings.put(entry.getKey(), entry.getValue().asText()));
        return new Provenance(
                made.path("run").asText(String.valueOf(run.folder().getFileName())),
                text(made, "started"),
                made.path("millis").asLong(),
                text(made, "source"),
                text(made, "datasetName"),
                text(made, "datasetVersion"),
                text(made, "dataset"),
                text(made, "commit"),
                made.path("dirty").asBoolean(),
                text(made, "judge"),
                text(made, "embeddings"),
                made.path("seed").asLong(),
                text(made, "assay"),
                text(made, "jdk"),
                made.path("judgedBy").asText("chunk"),
                settings);
    }

    private static String text(JsonNode made, String field) {
        return made.path(field).asText("none");
    }
}
