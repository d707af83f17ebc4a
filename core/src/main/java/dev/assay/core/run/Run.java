package dev.assay.core.run;

import dev.assay.core.stats.Estimate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a run found, without its cases, which are streamed.
 *
 * @param provenance how it was made
 * @param metrics estimates by metric name, in the order asked for
 * @param cases number of cases read
 * @param answerable cases that should be answered: the ones the means are over
 * @param causes cases by cause
 * @param answerability absent when no case has an answer
 * @param warnings what a reader should know, once each
 * @param judgeSpent what the judges spent; absent when no metric needed one
 * @param repeats how far answers to the same case lie apart; absent when each case was asked once
 */
public record Run(
        Provenance provenance,
        Map<String, Estimate> metrics,
        int cases,
        int answerable,
        Map<Cause, Integer> causes,
        Optional<Answerability> answerability,
        List<String> warnings,
        Optional<JudgeSpent> judgeSpent,
        Optional<Repeats> repeats) {

    public Run {
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
        causes = Map.copyOf(causes);
        warnings = List.copyOf(warnings);
    }

    /** A run that needed no judge and asked each case once. */
    public Run(
            Provenance provenance,
            Map<String, Estimate> metrics,
            int cases,
            int answerable,
            Map<Cause, Integer> causes,
            Optional<Answerability> answerability,
            List<String> warnings) {
        this(
                provenance,
                metrics,
                cases,
                answerable,
                causes,
                answerability,
                warnings,
                Optional.empty(),
                Optional.empty());
    }
}
