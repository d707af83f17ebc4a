package dev.assay.engine.report;

import dev.assay.core.stats.variance.Source;
import dev.assay.core.stats.variance.VarianceSplit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where the variance of a run's means comes from.
 *
 * @param metrics by metric, in the order of the run; those of which nothing was given or judged twice are left out
 * @param asked whether a system was asked; its answers were recorded otherwise
 * @param unjudged answers that would have to be judged once more to tell the judge from the system; 0 where they were
 *     judged, or nothing can be told that way
 */
public record SplitInput(Map<String, Of> metrics, boolean asked, int unjudged) {

    /** Nothing is known. */
    public static final SplitInput NONE = new SplitInput(Map.of(), false, 0);

    public SplitInput {
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
    }

    /**
     * The split of one metric.
     *
     * @param split what was found
     * @param steady whether the judge's part is 0 by construction
     */
    public record Of(VarianceSplit split, boolean steady) {}

    /** Whether some metric leaves these two sources in one part. */
    boolean together(Source one, Source other) {
        return metrics.values().stream()
                .flatMap(each -> each.split().parts().stream())
                .anyMatch(part -> part.sources().contains(one) && part.sources().contains(other));
    }
}
