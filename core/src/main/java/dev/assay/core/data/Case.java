package dev.assay.core.data;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One question put to the system, and what is known about a good reaction to it.
 *
 * @param id unique within the dataset
 * @param question the user's words, not blank
 * @param expectedBehavior what a good system does
 * @param judgments what should be retrieved; absent = nobody judged, empty = judged to have nothing
 * @param reference a good answer
 * @param referenceContexts texts a good answer rests on
 * @param nuggets facts a good answer holds
 * @param metadata strings, numbers and booleans to slice by
 * @param cluster key shared by cases that are not independent of each other
 * @param review what people said of the case
 * @param split the part of the dataset it belongs to
 * @param rubrics what levels of quality mean for this case, by level
 */
public record Case(
        String id,
        String question,
        ExpectedBehavior expectedBehavior,
        Optional<Judgments> judgments,
        Optional<String> reference,
        List<String> referenceContexts,
        List<Nugget> nuggets,
        Map<String, Object> metadata,
        Optional<String> cluster,
        Optional<Review> review,
        Optional<Split> split,
        Map<String, String> rubrics) {

    public Case {
        if (id.isBlank() || question.isBlank()) {
            throw new IllegalArgumentException("a case has an id and a question that are not blank");
        }
        referenceContexts = List.copyOf(referenceContexts);
        nuggets = List.copyOf(nuggets);
        metadata = Map.copyOf(metadata);
        rubrics = Collections.unmodifiableMap(new LinkedHashMap<>(rubrics));
    }

    /** A case without rubrics of its own. */
    public Case(
            String id,
            String question,
            ExpectedBehavior expectedBehavior,
            Optional<Judgments> judgments,
            Optional<String> reference,
            List<String> referenceContexts,
            List<Nugget> nuggets,
            Map<String, Object> metadata,
            Optional<String> cluster,
            Optional<Review> review,
            Optional<Split> split) {
        this(
                id,
                question,
                expectedBehavior,
                judgments,
                reference,
                referenceContexts,
                nuggets,
                metadata,
                cluster,
                review,
                split,
                Map.of());
    }

    /** A case that should be answered, with nothing known but its labels. */
    public static Case of(String id, String question, Judgments judgments) {
        return new Case(
                id,
                question,
                ExpectedBehavior.ANSWER,
                Optional.of(judgments),
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Whether a good system answers it; other cases stay out of the means and are reported apart. */
    public boolean answerable() {
        return expectedBehavior == ExpectedBehavior.ANSWER;
    }
}
