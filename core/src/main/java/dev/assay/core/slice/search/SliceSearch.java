package dev.assay.core.slice.search;

import java.util.List;

/**
 * What came of looking through the slices of a run.
 *
 * @param slices slices that were held against the rest of the run by some metric, 0 or more
 * @param tests comparisons made: a metric by a set of cases; sets that are the same, or the rest of each other, count once
 * @param found how many of them are worse than the rest with q at most {@value #SHOWN_BELOW}
 * @param worst the first {@value #MOST} of those, in the order of what would be gained; metrics between 0 and 1 first
 * @param leftOut keys with so many values that they are no slices but nearly ids
 */
public record SliceSearch(int slices, int tests, int found, List<WorseSlice> worst, List<String> leftOut) {

    /** Up to this q a slice counts as worse beyond chance: one in twenty of those listed is expected to be chance. */
    public static final double SHOWN_BELOW = 0.05;

    /** No more than so many are listed. */
    public static final int MOST = 20;

    /** A side with fewer valued cases is not tested. */
    public static final int FEWEST = 5;

    /** Nothing was looked at. */
    public static final SliceSearch NONE = new SliceSearch(0, 0, 0, List.of(), List.of());

    public SliceSearch {
        worst = List.copyOf(worst);
        leftOut = List.copyOf(leftOut);
    }
}
