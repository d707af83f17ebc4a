package dev.assay.engine;

import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Path;
import java.util.Optional;

/** Finds finished runs, and metrics in them. */
final class Runs {

    private Runs() {}

    /**
     * The folder of a run.
     *
     * @param named its folder or id; absent = the youngest
     * @throws UsageException when there is no such run
     */
    static Path find(RunStore store, Optional<String> named) {
        return store.find(named)
                .orElseThrow(() -> new UsageException(
                        named.map(name -> "there is no run `" + name + "`").orElse("there is no run") + " in "
                                + store.runs() + "; `assay run` makes one, --set out=FOLDER names another store"));
    }

    /**
     * The run with this id or folder, opened.
     *
     * @param named its folder or id; absent = the youngest
     * @throws UsageException when there is no such run
     */
    static StoredRun open(AssayConfig config, Optional<String> named) {
        return StoredRun.open(find(new RunStore(config.out()), named));
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
