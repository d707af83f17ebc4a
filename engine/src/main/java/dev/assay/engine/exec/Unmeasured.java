package dev.assay.engine.exec;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Counts the cases in which something could not be measured, by what went wrong. */
public final class Unmeasured {

    /**
     * Cases of one kind.
     *
     * @param cases how many
     * @param first why the first of them failed
     */
    public record Count(int cases, String first) {}

    private final Map<FailureKind, Count> counts = new EnumMap<>(FailureKind.class);

    void add(CaseResult result) {
        Map<FailureKind, String> found = new LinkedHashMap<>();
        for (Score score : result.scores().values()) {
            if (score instanceof Score.Failed failed) {
                found.putIfAbsent(failed.kind(), failed.why());
            }
        }
        found.forEach((kind, why) ->
                counts.merge(kind, new Count(1, why), (known, one) -> new Count(known.cases() + 1, known.first())));
    }

    /** Cases that failed in this way; absent when none did. */
    public Optional<Count> of(FailureKind kind) {
        return Optional.ofNullable(counts.get(kind));
    }
}
