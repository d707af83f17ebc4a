package dev.assay.engine;

import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredRun;
import java.util.Optional;

/** Finds the finished run that a user names. */
final class NamedRun {

    private NamedRun() {}

    /**
     * The run with this id or folder, or the youngest where none is named.
     *
     * @throws UsageException when there is none
     */
    static StoredRun open(AssayConfig config, Optional<String> named) {
        RunStore store = new RunStore(config.out());
        return StoredRun.open(store.find(named)
                .orElseThrow(() -> new UsageException(named.map(run -> "there is no run `" + run + "`")
                                .orElse("there is no run")
                        + " in " + store.runs() + "; `assay run` makes one, --set out=FOLDER names another store")));
    }

    /**
     * The metric of a run with this name.
     *
     * @throws UsageException when the run has not computed it
     */
    static String metric(StoredRun run, String asked) {
        return run.metrics().stream()
                .filter(metric -> metric.equalsIgnoreCase(asked))
                .findFirst()
                .orElseThrow(() -> new UsageException("the run " + run.folder() + " has no metric `" + asked + "`"
                        + NearNames.hint(asked, run.metrics()) + "; it has " + String.join(", ", run.metrics())));
    }
}
