package dev.assay.engine.report;

import dev.assay.core.run.Provenance;
import java.util.Optional;

/** How a run's dataset is called. */
final class DatasetWords {

    private static final String NONE = "none";

    private DatasetWords() {}

    /** Name and version, such as {@code faq version 3}; absent where the dataset says neither. */
    static Optional<String> label(Provenance made, Wording in) {
        boolean named = !made.dataset().equals(NONE);
        String version = made.datasetVersion().equals(NONE)
                ? ""
                : in.pick("version ", "版本 ") + made.datasetVersion().replace("+", in.pick(", changed since", "，之后有改动"));
        String label = (named ? made.dataset() : "") + (named && !version.isEmpty() ? " " : "") + version;
        return Optional.of(label).filter(words -> !words.isEmpty());
    }
}
