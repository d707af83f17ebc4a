package dev.assay.core.run;

import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Gain;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much of what is wrong a cause explains.
 *
 * @param cause the cause
 * @param cases cases that have it
 * @param share their share of all cases of the run, with Wilson's interval
 * @param cumulative share of the cases with a cause that have this one or one listed before it, 0 to 1
 * @param examples the first few cases that have it
 * @param gains by metric, what the mean would be were these cases as good as the rest; metrics between 0 and 1 only
 */
public record CauseShare(
        Cause cause, int cases, Estimate share, double cumulative, List<Example> examples, Map<String, Gain> gains) {

    /**
     * A case that has the cause.
     *
     * @param id the case's id
     * @param finding what was found
     */
    public record Example(String id, Finding finding) {}

    public CauseShare {
        examples = List.copyOf(examples);
        gains = Collections.unmodifiableMap(new LinkedHashMap<>(gains));
    }
}
