package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.comparison.ComparedCase;
import dev.assay.core.slice.CaseSlices;
import dev.assay.core.words.Language;
import dev.assay.engine.store.StoredRun;
import dev.assay.engine.store.StoredTraits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The cases of a finished run as a comparison wants them.
 *
 * @param cases in the order of the run
 * @param chinese how many of the questions are Chinese
 */
record RunCases(List<ComparedCase> cases, int chinese) {

    /**
     * Reads them.
     *
     * @param sliced whether their slices are asked for
     * @throws UsageException when an id stands twice in the run
     */
    static RunCases of(StoredRun run, boolean sliced) {
        List<ComparedCase> cases = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        int[] chinese = new int[1];
        run.scores((line, scores, cluster) -> {
            String id = line.path("id").asText();
            if (!ids.add(id)) {
                throw new UsageException("the case `" + id + "` stands twice in " + run.folder()
                        + ": cases are paired by their id, so each has its own");
            }
            cases.add(new ComparedCase(
                    id, cluster, scores, sliced ? CaseSlices.of(StoredTraits.of(line)) : Set.of(), cause(line)));
            chinese[0] += Language.of(line.path("question").asText()) == Language.ZH ? 1 : 0;
        });
        return new RunCases(List.copyOf(cases), chinese[0]);
    }

    private static Optional<String> cause(JsonNode line) {
        return line.path("cause").isTextual() ? Optional.of(line.path("cause").asText()) : Optional.empty();
    }

    /** The language that most of the questions are written in; English when there are none. */
    Language language() {
        return 2 * chinese > cases.size() ? Language.ZH : Language.EN;
    }
}
