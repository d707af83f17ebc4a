package dev.assay.dataset.quality;

import java.nio.file.Path;

/**
 * What to check.
 *
 * @param dataset a folder or a file of cases
 * @param threshold similarity from which on two questions are near duplicates
 * @param strict whether warnings fail, too
 */
public record ValidateRequest(Path dataset, double threshold, boolean strict) {}
