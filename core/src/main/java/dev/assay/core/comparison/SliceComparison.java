package dev.assay.core.comparison;

import dev.assay.core.slice.CaseSlice;

/**
 * A metric in both runs over the cases of a slice.
 *
 * @param slice the slice, by the first run
 * @param tested the change; its p corrected by Benjamini and Hochberg over the slices of the same key
 */
public record SliceComparison(CaseSlice slice, Tested tested) {}
