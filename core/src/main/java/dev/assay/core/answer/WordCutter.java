package dev.assay.core.answer;

import java.util.List;

/** Cuts a text without blanks, of Chinese or Japanese characters alone, into words. Safe for use by many threads. */
@FunctionalInterface
public interface WordCutter {

    /** The words of a run in its order; together they are the run. */
    List<String> words(String run);
}
