package dev.assay.engine.trec.beyond;

import dev.assay.engine.trec.measure.RelString;
import dev.assay.engine.trec.score.TrecResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A run and what came out for it.
 *
 * @param file its file as typed
 * @param result its values
 */
record ScoredRun(String file, TrecResult result) {

    /** The name in its last line. */
    String name() {
        return new String(result.runName(), StandardCharsets.UTF_8);
    }

    /** What is asked for and has text instead of a number. */
    List<RelString> strings() {
        return result.measures().stream()
                .filter(RelString.class::isInstance)
                .map(RelString.class::cast)
                .toList();
    }
}
