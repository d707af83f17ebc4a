package dev.assay.core;

import dev.assay.core.metric.DefinitionCard;
import dev.assay.core.metric.DefinitionTable;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.retrieval.RetrievalMetrics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Writes docs/metrics.md from the definitions. */
final class MetricDocs {

    /** What to type, in the repository's folder, when the page is stale. */
    static final String RENEW = "mvn -q test-compile -pl core"
            + " && java -cp core/target/classes:core/target/test-classes dev.assay.core.MetricDocs";

    private MetricDocs() {}

    /** Writes the page; the folder of the repository may be given. */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(file(Path.of(arguments.length == 0 ? "" : arguments[0])), page(RetrievalMetrics.ALL));
    }

    static Path file(Path repository) {
        return repository.resolve("docs").resolve("metrics.md");
    }

    static String page(List<MetricFamily> families) {
        return "# Metrics\n\n"
                + "Made from the definitions in the code; to renew it: `" + RENEW + "`.\n"
                + "Names are read in any case of letters; what is printed parses back to an equal metric. A group is a label"
                + " or an OR of labels; a plain id is a group of one.\n\n"
                + "## Retrieval\n\n"
                + DefinitionTable.markdown(families) + "\n"
                + families.stream().map(DefinitionCard::markdown).collect(Collectors.joining("\n"));
    }
}
