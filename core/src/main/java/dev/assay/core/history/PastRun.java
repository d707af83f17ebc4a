package dev.assay.core.history;

import dev.assay.core.comparison.Basis;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A run as the history remembers it.
 *
 * @param run the run's id
 * @param time its start, ISO-8601 in UTC
 * @param source the file or folder that was run, as the user gave it
 * @param variant the variant that was run; absent when there was none
 * @param commit commit of the working tree, or {@code none}
 * @param dirty whether the working tree held uncommitted changes
 * @param language the language that most questions are written in
 * @param cases number of cases read
 * @param exit what the gate gave: 0 passed, 1 failed, 3 undecided; absent when there were no rules
 * @param basis what its numbers rest on
 * @param metrics estimates by metric name, in the order asked for
 */
public record PastRun(
        String run,
        String time,
        String source,
        Optional<String> variant,
        String commit,
        boolean dirty,
        Language language,
        int cases,
        OptionalInt exit,
        Basis basis,
        Map<String, Estimate> metrics) {

    public PastRun {
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
    }

    /**
     * What is remembered of a run that is done.
     *
     * @param exit what the gate gave; absent when there were no rules
     * @param language the language that most questions are written in
     */
    public static PastRun of(Run run, OptionalInt exit, Language language) {
        Provenance made = run.provenance();
        return new PastRun(
                made.runId(),
                made.started(),
                made.source(),
                Optional.ofNullable(made.settings().get("variant")),
                made.commit(),
                made.dirty(),
                language,
                run.cases(),
                exit,
                Basis.of(made),
                run.metrics());
    }
}
