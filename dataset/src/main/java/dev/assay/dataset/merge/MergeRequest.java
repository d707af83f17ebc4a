package dev.assay.dataset.merge;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Datasets that are to become one.
 *
 * @param sets folders or files of cases, two or more; the first wins where one must
 * @param out the folder to make
 * @param clash what to do where the same id says something else
 * @param name the name of the new dataset; absent = their names with {@code +}
 */
public record MergeRequest(List<Path> sets, Path out, Clash clash, Optional<String> name) {

    /** What to do with cases and passages of different sets that share an id and are not identical. */
    public enum Clash {
        /** Tell all and make nothing. */
        REFUSE,
        /** Keep both, each with its set's name before its id. */
        PREFIX,
        /**
         * Keep the first of cases that ask the same and want the same, and differ in metadata, review, split or cluster only;
         * tell the others.
         */
        KEEP_FIRST
    }

    public MergeRequest {
        sets = List.copyOf(sets);
    }
}
