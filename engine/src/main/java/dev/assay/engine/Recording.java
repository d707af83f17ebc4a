package dev.assay.engine;

import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.store.UnwritableException;
import dev.assay.judge.port.Cassette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The cassette of a run. It is recorded under another name until the run is over, so that a run that was stopped leaves
 * no half cassette to be replayed.
 *
 * @param file the cassette as the user named it
 * @param used what the judges use
 */
record Recording(Path file, Cassette used) {

    /** The cassette that the settings name: replayed when it is there, unless it is to be recorded anew. */
    static Optional<Recording> of(AssayConfig config) {
        Optional<Cassette> replayed = replayed(config);
        return config.cassette().map(file -> {
            if (replayed.isPresent()) {
                return new Recording(file, replayed.get());
            }
            Path part = file.resolveSibling(file.getFileName() + ".part");
            try {
                Optional<Path> folder =
                        Optional.ofNullable(file.toAbsolutePath().getParent());
                if (folder.isPresent()) {
                    Files.createDirectories(folder.get());
                }
                Files.deleteIfExists(part);
            } catch (IOException e) {
                throw new UnwritableException(file, e);
            }
            return new Recording(file, new Cassette(part, false));
        });
    }

    /** The cassette that would be replayed; absent when there is none yet, or it is to be recorded. */
    static Optional<Cassette> replayed(AssayConfig config) {
        return config.cassette()
                .filter(file -> Files.exists(file) && !config.record())
                .map(file -> new Cassette(file, true));
    }

    /** Gives what was recorded its name; the judges must be closed. */
    void keep() {
        if (used.replay() || !Files.exists(used.file())) {
            return;
        }
        try {
            Files.move(used.file(), file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
    }
}
