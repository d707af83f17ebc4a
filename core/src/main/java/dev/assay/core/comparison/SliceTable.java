package dev.assay.core.comparison;

import java.util.List;

/**
 * A metric by the slices of one key.
 *
 * @param key the key
 * @param metric the metric's name
 * @param slices one for each value, in the order of the values; those with fewer than
 *     {@value Comparer#FEWEST_IN_SLICE} pairs without interval and p
 */
public record SliceTable(String key, String metric, List<SliceComparison> slices) {

    public SliceTable {
        slices = List.copyOf(slices);
    }
}
