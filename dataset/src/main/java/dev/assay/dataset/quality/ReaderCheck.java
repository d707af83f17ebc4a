package dev.assay.dataset.quality;

import java.util.List;

/** What the reader warned of, such as fields that Assay does not know. */
final class ReaderCheck implements Check {

    @Override
    public List<Finding> find(Checked dataset) {
        return dataset.folder().summary().warnings().stream()
                .map(warning ->
                        Finding.ofAll(Severity.WARNING, "reading", warning, "mend it, or leave it if it is meant"))
                .toList();
    }
}
