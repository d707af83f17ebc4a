package dev.assay.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.retrieval.RetrievalMetrics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MetricDocsTest {

    @Test
    void the_page_says_what_the_definitions_say() throws IOException {
        Path file = MetricDocs.file(Path.of(".."));
        String found = Files.exists(file) ? Files.readString(file) : "";
        assertThat(found)
                .as("docs/metrics.md is stale; renew it: " + MetricDocs.RENEW)
                .isEqualTo(MetricDocs.page(RetrievalMetrics.ALL));
    }
}
