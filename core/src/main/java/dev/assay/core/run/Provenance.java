package dev.assay.core.run;

import java.util.Map;

/**
 * How a run was made: said before any number.
 *
 * @param runId the run's folder name
 * @param started start, ISO-8601 in UTC
 * @param millis duration, milliseconds
 * @param source the file or folder that was run, as the user gave it
 * @param dataset name the dataset has given itself, or {@code none}
 * @param datasetVersion its version, {@code 3+} where it was changed since version 3 was made, or {@code none}
 * @param datasetHash SHA-256 of the canonical dataset, hexadecimal
 * @param commit commit of the working tree, or {@code none}
 * @param dirty whether the working tree held uncommitted changes
 * @param judge id and version of the judge, or {@code none}
 * @param embeddings id and version of the sentence embeddings, or {@code none} where no metric needs them
 * @param seed seed of every random draw
 * @param assay version of Assay
 * @param jdk version of the Java runtime
 * @param judgedBy {@code chunk} or {@code document}: what labels and rankings met on
 * @param settings every setting that can change a number, by key
 */
public record Provenance(
        String runId,
        String started,
        long millis,
        String source,
        String dataset,
        String datasetVersion,
        String datasetHash,
        String commit,
        boolean dirty,
        String judge,
        String embeddings,
        long seed,
        String assay,
        String jdk,
        String judgedBy,
        Map<String, String> settings) {

    public Provenance {
        settings = Map.copyOf(settings);
    }
}
