package dev.assay.engine;

import dev.assay.engine.store.RunStore;
import java.nio.file.Path;
import java.util.Optional;

/** Finds finished runs. */
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
}
