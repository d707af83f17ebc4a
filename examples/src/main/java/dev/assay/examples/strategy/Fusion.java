package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Hit;
import java.util.List;

/** Makes one ranked list of several. */
@FunctionalInterface
public interface Fusion {

    /**
     * The best of all lists, best first, each chunk once; of equal scores the one that stands in an earlier list, or higher in
     * it, comes first.
     *
     * @param limit how many at most, 1 or more
     */
    List<Hit> fuse(List<List<Hit>> lists, int limit);
}
