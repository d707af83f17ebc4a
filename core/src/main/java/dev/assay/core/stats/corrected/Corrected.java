package dev.assay.core.stats.corrected;

import dev.assay.core.stats.Measured;

/**
 * A mean corrected by people's labels.
 *
 * @param lambda how far the judge is trusted: 0 people only, 1 fully (plain PPI)
 * @param standardError standard error of the mean
 * @param estimate the corrected mean; {@code n} counts the labelled cases
 */
public record Corrected(double lambda, double standardError, Measured estimate) {}
