package dev.assay.judge.embedded.encode;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * Empty folders that ONNX Runtime leaves in the temporary folder: it unpacks its library there, deletes it, and forgets
 * the folder. Each start takes away those of earlier ones.
 */
final class Leftovers {

    private static final String NAMES = "onnxruntime-java*";

    /** A younger folder may belong to a process that is about to unpack into it. */
    private static final Duration SETTLED = Duration.ofMinutes(1);

    private Leftovers() {}

    /** Deletes the empty ones among them; what cannot be deleted stays. */
    static void sweep(Path temporary) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, NAMES)) {
            for (Path folder : folders) {
                sweepOne(folder);
            }
        } catch (IOException e) {
            // A temporary folder that cannot be listed is left as it is: nothing of ours depends on it.
        }
    }

    private static void sweepOne(Path folder) {
        try {
            if (Files.getLastModifiedTime(folder)
                    .toInstant()
                    .isBefore(Instant.now().minus(SETTLED))) {
                Files.delete(folder);
            }
        } catch (IOException e) {
            // Not empty, so it is in use, or somebody else's.
        }
    }
}
