package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import java.util.List;

/** Makes cases of passages, one at a time. Safe for use by many threads. */
interface Maker {

    /** The types it makes where none are named. */
    List<CaseType> types();

    /**
     * Tries a case.
     *
     * @param round how often the passage was tried for this type before
     */
    Attempt make(CaseType type, Passage passage, int round);

    /** How many times a passage can be tried for one type, 1 or more. */
    int rounds();

    /** Tries at once, 1 or more. */
    int threads();

    /** How many tries a type may take for each case wanted. */
    int triesPerCase();
}
