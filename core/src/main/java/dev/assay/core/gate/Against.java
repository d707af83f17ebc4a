package dev.assay.core.gate;

import java.util.List;

/** How a metric stands to the baseline: a change that was measured, or the reason why there is none. */
public sealed interface Against permits Change, Against.Impossible {

    /** Nothing was named that a run could be held against. */
    Impossible NO_BASELINE = new Impossible(
            "no baseline is set",
            List.of(new Fact(
                    "next",
                    "`assay freeze` writes one; name it under `baseline:` in assay.yaml, or by --baseline FILE")));

    /**
     * No comparison can be made.
     *
     * @param why what is so, without the metric's name and without a full stop
     * @param facts what else is known; the last says what to do next
     */
    record Impossible(String why, List<Fact> facts) implements Against {

        public Impossible {
            facts = List.copyOf(facts);
        }
    }
}
