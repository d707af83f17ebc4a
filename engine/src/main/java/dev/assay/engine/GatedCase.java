package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.Review;
import dev.assay.core.data.Split;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.slice.Traits;
import dev.assay.engine.store.StoredTraits;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A case as a gate sees it.
 *
 * @param scored its scores
 * @param reviewed whether somebody reviewed it
 * @param approved whether somebody approved it
 * @param tune whether the system was tuned on it
 * @param traits what it is sliced by
 */
record GatedCase(ScoredCase scored, boolean reviewed, boolean approved, boolean tune, Supplier<Traits> traits) {

    /** A case of a run that is going on. */
    static GatedCase of(CaseResult result) {
        return new GatedCase(
                new ScoredCase(result.source().id(), result.cluster(), result.scores()),
                result.source().review().isPresent(),
                result.source()
                        .review()
                        .filter(review -> review.status() == Review.Status.APPROVED)
                        .isPresent(),
                result.source().split().filter(split -> split == Split.TUNE).isPresent(),
                () -> Traits.of(result.source(), result.output()));
    }

    /** A case of a run that is read again. */
    static GatedCase of(JsonNode line, Map<String, Score> scores, String cluster) {
        return new GatedCase(
                new ScoredCase(line.path("id").asText(), cluster, scores),
                line.has("review"),
                line.path("review").path("status").asText().equals(Review.Status.APPROVED.word()),
                line.path("split").asText().equals(Split.TUNE.word()),
                () -> StoredTraits.of(line));
    }
}
