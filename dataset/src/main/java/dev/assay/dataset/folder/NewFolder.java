package dev.assay.dataset.folder;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** A folder that appears whole or not at all: files are written beside its place and moved there by {@link #keep}. */
public final class NewFolder implements AutoCloseable {

    private final Path place;
    private final Path temporary;

    private NewFolder(Path place, Path temporary) {
        this.place = place;
        this.temporary = temporary;
    }

    /**
     * Begins a folder.
     *
     * @param place where it will stand; parents are made
     * @throws InputException when something is there already, or nothing can be written there
     */
    public static NewFolder at(Path place) {
        if (!vacant(place)) {
            throw InputException.of(Fault.ofFile(
                    place.toString(),
                    "something that is there already",
                    "a folder that does not exist yet, or is empty"));
        }
        try {
            Path parent = place.toAbsolutePath().normalize().getParent();
            Path beside = Files.createDirectories(parent == null ? place.toAbsolutePath() : parent);
            // not createTempDirectory, whose folders only their owner may read
            return new NewFolder(place, Files.createDirectory(beside.resolve(".new-" + UUID.randomUUID())));
        } catch (IOException cannotWrite) {
            throw InputException.of(Fault.ofFile(
                    place.toString(),
                    "a place where nothing can be written: " + cannotWrite.getMessage(),
                    "a writable place"));
        }
    }

    private static boolean vacant(Path place) {
        if (!Files.exists(place)) {
            return true;
        }
        if (!Files.isDirectory(place)) {
            return false;
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.findAny().isEmpty();
        } catch (IOException cannotList) {
            return false;
        }
    }

    /** Where to write a file of this name until {@link #keep}. */
    public Path file(String name) {
        return temporary.resolve(name);
    }

    /** Writes a file of lines, each ended by a line feed. */
    public void write(String name, Iterable<String> lines) throws IOException {
        Files.write(file(name), lines);
    }

    /** Writes what the dataset says of itself. */
    public void write(Manifest manifest) throws IOException {
        Files.writeString(file(Manifest.FILE), manifest.yaml());
    }

    /** Moves everything to its place. */
    public void keep() throws IOException {
        Files.deleteIfExists(place);
        Files.move(temporary, place);
    }

    /** Drops what was not kept. */
    @Override
    public void close() {
        if (!Files.exists(temporary)) {
            return;
        }
        try (Stream<Path> all = Files.walk(temporary)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        } catch (IOException cannotDelete) {
            throw new UncheckedIOException("cannot drop " + temporary, cannotDelete);
        }
    }
}
