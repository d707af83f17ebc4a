package dev.assay.dataset.exports;

import java.nio.file.Path;

/**
 * What to export.
 *
 * @param dataset a dataset's folder, or a file of cases
 * @param to the format's name
 * @param out the file to write; for {@code trec} a folder that does not exist yet
 */
public record ExportRequest(Path dataset, String to, Path out) {}
