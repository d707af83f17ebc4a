package dev.assay.dataset.exports;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Counts what a format cannot hold, once a case. */
final class Losses {

    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private final Set<String> ofCase = new HashSet<>();

    /** A new case begins. */
    void next() {
        ofCase.clear();
    }

    /** Takes note of something of this case, when it is so. */
    void when(boolean lost, String what) {
        if (lost && ofCase.add(what)) {
            counts.merge(what, 1, Integer::sum);
        }
    }

    Map<String, Integer> counts() {
        return counts;
    }
}
