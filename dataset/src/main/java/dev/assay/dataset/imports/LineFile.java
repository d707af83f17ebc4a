package dev.assay.dataset.imports;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file of lines that is there only when a line was written. */
final class LineFile implements AutoCloseable {

    private final Path path;
    private Optional<BufferedWriter> writer = Optional.empty();

    LineFile(Path path) {
        this.path = path;
    }

    void write(String line) {
        try {
            if (writer.isEmpty()) {
                writer = Optional.of(Files.newBufferedWriter(path));
            }
            writer.get().append(line).append('\n');
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    @Override
    public void close() throws IOException {
        if (writer.isPresent()) {
            writer.get().close();
        }
    }
}
