package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.BaselineFiles;
import dev.assay.engine.baseline.BaselineReader;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The baseline that the settings name.
 *
 * @param name the file or run, as it is to be shown
 * @param files its files; absent where it is a run
 * @param baseline what it holds; absent where nothing of that name is there
 */
record NamedBaseline(String name, Optional<BaselineFiles> files, Optional<Baseline> baseline) {

    /**
     * Reads it: a file that {@code assay freeze} wrote, a run's folder, or a run's id.
     *
     * @return empty when the settings name none
     * @throws UsageException when it is a folder without a run, or the ratchet is to raise what is no baseline file
     */
    static Optional<NamedBaseline> of(AssayConfig config) {
        Optional<NamedBaseline> named = config.baseline().source().map(source -> find(source, config));
        if (config.baseline().ratchet() && named.flatMap(NamedBaseline::files).isEmpty()) {
            throw new UsageException(
                    named.map(run -> "the ratchet raises a baseline file, and " + run.name() + " is a run")
                                    .orElse("the ratchet raises a baseline, and none is set")
                            + "; `assay freeze` writes one, --baseline FILE names it");
        }
        return named;
    }

    private static NamedBaseline find(Path source, AssayConfig config) {
        if (Files.isRegularFile(source)) {
            BaselineFiles files = BaselineFiles.of(source);
            return new NamedBaseline(source.toString(), Optional.of(files), Optional.of(BaselineReader.read(files)));
        }
        RunStore store = new RunStore(config.out());
        Optional<Path> run = store.find(Optional.of(source.toString()))
                .or(() -> store.find(Optional.of(String.valueOf(source.getFileName()))));
        if (run.isPresent()) {
            return new NamedBaseline(
                    run.get().toString(),
                    Optional.empty(),
                    Optional.of(new Frozen(StoredRun.open(run.get())).baseline(metric -> Direction.UNKNOWN)));
        }
        if (Files.isDirectory(source)) {
            throw new UsageException(
                    "the baseline " + source + " is a folder that holds no run; name a run's folder, or a"
                            + " file such as " + source.resolve(BaselineFiles.NAME));
        }
        return new NamedBaseline(source.toString(), Optional.of(BaselineFiles.of(source)), Optional.empty());
    }
}
