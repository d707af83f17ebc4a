package dev.assay.dataset.making;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.Passage;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Review;
import dev.assay.core.data.Span;
import dev.assay.core.words.Language;
import dev.assay.core.words.Sha256;
import dev.assay.core.words.Slice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A case before the filters.
 *
 * @param type its kind
 * @param question the question
 * @param reference a good answer; blank where there is none
 * @param evidence what the answer rests on; none for a question that is not to be answered
 * @param nuggets facts a good answer holds
 * @param sources the passages it was made from, at least one
 */
record Draft(
        CaseType type,
        String question,
        String reference,
        List<Cited> evidence,
        List<Nugget> nuggets,
        List<Passage> sources) {

    private static final int SHOWN_OF_HASH = 8;

    /**
     * Words of a passage.
     *
     * @param passage the passage
     * @param place where they stand in its text
     */
    record Cited(Passage passage, Slice place) {

        String quote() {
            return place.of(passage.text());
        }

        /** The same as a range of the document. */
        Label label() {
            int from = passage.span().map(Span::start).orElse(0);
            return new Label.Evidence(passage.document(), new Span(from + place.start(), from + place.end()), quote());
        }
    }

    Draft {
        evidence = List.copyOf(evidence);
        nuggets = List.copyOf(nuggets);
        sources = List.copyOf(sources);
    }

    /** The document it is about. */
    String document() {
        return sources.get(0).document();
    }

    /** The id, which stays the same as long as type and question do. */
    String id() {
        return type.word() + "-" + Sha256.of(type.word() + "\n" + question).substring(0, SHOWN_OF_HASH);
    }

    /** The case, to be reviewed by people. Whoever may not see the answer gets none, like one for whom there is none. */
    Case toCase() {
        boolean answer = type.answered() && type != CaseType.PERMISSION_BOUNDARY;
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("type", type.word());
        metadata.put("language", Language.of(question).code());
        metadata.put("source", document());
        if (type == CaseType.PERMISSION_BOUNDARY) {
            metadata.put("user", "");
        }
        return new Case(
                id(),
                question,
                answer ? ExpectedBehavior.ANSWER : ExpectedBehavior.REFUSE,
                Optional.of(new Judgments(answer ? groups() : List.of())),
                Optional.of(reference).filter(text -> answer && !text.isBlank()),
                List.of(),
                answer ? nuggets : List.of(),
                metadata,
                Optional.of(document()),
                Optional.of(new Review(Review.Status.DRAFT, Optional.empty(), Optional.empty(), Optional.empty())),
                Optional.empty());
    }

    private List<RelevantGroup> groups() {
        return evidence.stream()
                .map(Cited::label)
                .distinct()
                .map(label -> new RelevantGroup(List.of(label), 1))
                .toList();
    }
}
