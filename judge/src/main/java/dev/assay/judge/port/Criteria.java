package dev.assay.judge.port;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an answer is graded by.
 *
 * @param task what to look at, in words for the judge; may be blank where the levels say it all
 * @param levels what each level means, by its name, in the order in which they are offered; two or more
 */
public record Criteria(String task, Map<String, String> levels) {

    public Criteria {
        levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
        if (levels.size() < 2) {
            throw new IllegalArgumentException("criteria offer two levels or more, found " + levels.keySet());
        }
    }
}
