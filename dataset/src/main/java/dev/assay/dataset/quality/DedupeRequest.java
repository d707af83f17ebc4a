package dev.assay.dataset.quality;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where to look for near duplicates.
 *
 * @param dataset a folder or a file of cases; it is never changed
 * @param threshold similarity from which on two questions are near duplicates
 * @param out a new folder for a copy that keeps one of each; absent = only list
 */
public record DedupeRequest(Path dataset, double threshold, Optional<Path> out) {}
