package dev.assay.engine;

import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Writes files that a user named. */
final class Written {

    private Written() {}

    /** Writes a text in UTF-8, making folders on the way. */
    static void to(Path file, String text) {
        try {
            Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().getParent());
            if (folder.isPresent()) {
                Files.createDirectories(folder.get());
            }
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
    }
}
