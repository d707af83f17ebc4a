package dev.assay.engine.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A run's folder while it is written: under a temporary name until {@link #publish()}, so that a half-written run is
 * never taken for a whole one.
 */
public final class RunFolder implements AutoCloseable {

    private final Path temporary;
    private final Path place;
    private final Thread sweeper;
    private boolean published;

    /**
     * Begins a run's folder.
     *
     * @param store the store's folder, such as {@code .assay}; made when missing
     * @param id the run's id, its folder name
     * @throws UnwritableException when the store cannot be written
     */
    public RunFolder(Path store, String id) {
        Path runs = store.resolve("runs");
        place = runs.resolve(id);
        temporary = runs.resolve("." + id + ".part");
        try {
            Files.createDirectories(temporary);
        } catch (IOException e) {
            throw new UnwritableException(runs, e);
        }
        sweeper = new Thread(this::sweep, "assay-sweeper");
        Runtime.getRuntime().addShutdownHook(sweeper);
    }

    /** A writer of one of the run's files, UTF-8. */
    public Writer open(String file) {
        try {
            return Files.newBufferedWriter(temporary.resolve(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UnwritableException(temporary.resolve(file), e);
        }
    }

    /** Where the run's folder stands once published. */
    public Path place() {
        return place;
    }

    /** Gives the folder its name; from then on it is a run. */
    public void publish() {
        try {
            Files.move(temporary, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UnwritableException(place, e);
        }
        published = true;
    }

    /** Leaves nothing behind when the run was not published. */
    @Override
    public void close() {
        sweep();
        try {
            Runtime.getRuntime().removeShutdownHook(sweeper);
        } catch (IllegalStateException e) {
            // The machine is going down already and has swept.
        }
    }

    private synchronized void sweep() {
        if (published || !Files.exists(temporary)) {
            return;
        }
        try (Stream<Path> files = Files.walk(temporary)) {
            List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : all) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
