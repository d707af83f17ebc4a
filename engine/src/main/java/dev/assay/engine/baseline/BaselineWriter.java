package dev.assay.engine.baseline;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** Writes a baseline. */
public final class BaselineWriter {

    private BaselineWriter() {}

    /**
     * Writes both files, over those that are there; each appears whole or not at all.
     *
     * @throws IOException when a file cannot be written
     */
    public static void write(Baseline baseline, BaselineFiles files) throws IOException {
        Optional<Path> folder =
                Optional.ofNullable(files.summary().toAbsolutePath().getParent());
        if (folder.isPresent()) {
            Files.createDirectories(folder.get());
        }
        Path cases = part(files.cases());
        Path summary = part(files.summary());
        try {
            try (BufferedWriter lines = Files.newBufferedWriter(cases, StandardCharsets.UTF_8)) {
                for (Map.Entry<String, SortedMap<String, Double>> entry :
                        baseline.cases().entrySet()) {
                    lines.write(BaselineText.line(entry.getKey(), entry.getValue()));
                }
            }
            Files.writeString(summary, BaselineText.summary(baseline, files), StandardCharsets.UTF_8);
            Files.move(cases, files.cases(), StandardCopyOption.REPLACE_EXISTING);
            Files.move(summary, files.summary(), StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(cases);
            Files.deleteIfExists(summary);
        }
    }

    private static Path part(Path file) {
        return file.resolveSibling(file.getFileName() + ".part");
    }
}
