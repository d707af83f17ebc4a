package dev.assay.dataset.imports;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What to import.
 *
 * @param source a file or folder of another tool
 * @param out the dataset's folder, which must not exist yet or be empty
 * @param from the format's name; absent = found from the content
 * @param encoding the file's encoding; absent = UTF-8
 * @param strict whether one row that cannot be read makes the whole import fail
 */
public record ImportRequest(Path source, Path out, Optional<String> from, Optional<String> encoding, boolean strict) {}
