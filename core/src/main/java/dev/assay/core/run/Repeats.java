package dev.assay.core.run;

import dev.assay.core.stats.Spread;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What came of asking the same question again: the system's own noise.
 *
 * @param cases cases with several answers, 1 or more
 * @param answers answers of these cases
 * @param failed answers among them of which something could not be measured
 * @param firstFailed the first of those and why, as {@code case q1, answer 2: …}; blank when there is none
 * @param spread by metric, in the order asked for; a metric without two values in any case is left out
 */
public record Repeats(int cases, int answers, int failed, String firstFailed, Map<String, Spread> spread) {

    public Repeats {
        spread = Collections.unmodifiableMap(new LinkedHashMap<>(spread));
    }
}
