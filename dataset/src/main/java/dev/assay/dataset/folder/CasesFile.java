package dev.assay.dataset.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Writes {@code cases.jsonl} anew, in one step: readers see the old file or the new one, never a half. */
public final class CasesFile {

    private CasesFile() {}

    /** Puts these cases where the file's were. */
    public static void replace(Path file, List<Entry> entries) throws IOException {
        Path temporary = file.resolveSibling("." + file.getFileName() + ".new");
        try {
            Iterable<String> lines = () -> entries.stream().map(Entry::json).iterator();
            Files.write(temporary, lines);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
