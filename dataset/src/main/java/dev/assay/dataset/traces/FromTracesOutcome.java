package dev.assay.dataset.traces;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What became of the recordings.
 *
 * @param out the folder made
 * @param spans spans read
 * @param turns turns a case can be made of
 * @param groups groups of near-equal questions among them
 * @param reasons turns by what went wrong, before the choice
 * @param cases cases written
 * @param redacted places replaced, by file and kind
 * @param others traces that do not speak of models at all
 * @param leftOut what could not be used
 * @param incomplete what was used although something is missing
 */
public record FromTracesOutcome(
        Path out,
        long spans,
        int turns,
        int groups,
        Map<Reason, Integer> reasons,
        int cases,
        Map<String, Map<String, Long>> redacted,
        long others,
        Listed leftOut,
        Listed incomplete) {

    /**
     * Something told about a turn.
     *
     * @param place where it stands: file and line, or trace
     * @param why what is wrong
     */
    public record Note(String place, String why) {}

    /**
     * The first of many.
     *
     * @param first the first 100
     * @param count all
     */
    public record Listed(List<Note> first, long count) {

        public Listed {
            first = List.copyOf(first);
        }
    }
}
