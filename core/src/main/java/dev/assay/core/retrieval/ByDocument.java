package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Judges documents instead of chunks ({@code judgedBy: document}): labels and ranked list are mapped to documents, so
 * that judgements on documents and a retriever of chunks can meet. An id that the lookup does not know counts as the
 * id of a document.
 *
 * @param documentOf the document of a chunk, by the chunk's id
 */
public record ByDocument(Function<String, Optional<String>> documentOf) {

    /** How the labels of a case meet its ranked list. */
    public enum Reach {
        /** Something relevant meets the list as it stands. */
        AS_GIVEN,
        /** Nothing relevant does, but would if both sides were mapped to documents. */
        ONLY_BY_DOCUMENT,
        /** Nothing relevant meets the list either way. */
        NOT_AT_ALL
    }

    /** The list of documents, each at the rank of its first chunk. */
    public Ranking ranking(Ranking ranking) {
        return new Ranking(ranking.items().stream().map(this::named).toList(), ranking.repeated()).byDocument();
    }

    /**
     * The labels as documents. Labels of a group that become equal count once; groups that become equal merge, and the
     * best grade stays. A text without an id stays a text.
     */
    public Judgments judgments(Judgments judgments) {
        Map<Set<Label>, Integer> best = new LinkedHashMap<>();
        for (RelevantGroup group : judgments.groups()) {
            Set<Label> documents = new LinkedHashSet<>();
            group.anyOf().forEach(label -> documents.add(document(label)));
            best.merge(documents, group.grade(), Math::max);
        }
        return new Judgments(best.entrySet().stream()
                .map(entry -> new RelevantGroup(List.copyOf(entry.getKey()), entry.getValue()))
                .toList());
    }

    /**
     * Whether the labels meet the list as they stand or only by document. A run in which no case is met as given and
     * some case is met only by document has labels and results of different granularity.
     */
    public Reach reach(JudgedRanking asGiven) {
        if (asGiven.firstFound(1) != JudgedRanking.NOT_FOUND) {
            return Reach.AS_GIVEN;
        }
        JudgedRanking mapped = JudgedRanking.of(judgments(asGiven.judgments()), ranking(asGiven.ranking()));
        return mapped.firstFound(1) == JudgedRanking.NOT_FOUND ? Reach.NOT_AT_ALL : Reach.ONLY_BY_DOCUMENT;
    }

    private Retrieved named(Retrieved item) {
        return new Retrieved(
                item.id(),
                item.document().or(() -> documentOf.apply(item.id())),
                item.span(),
                item.text(),
                item.score(),
                item.metadata());
    }

    private Label document(Label label) {
        if (label instanceof Label.Item item) {
            return new Label.Item(documentOf.apply(item.id()).orElse(item.id()));
        } else if (label instanceof Label.WholeDocument whole) {
            return new Label.Item(whole.document());
        } else if (label instanceof Label.Evidence evidence) {
            return new Label.Item(evidence.document());
        } else if (label instanceof Label.Quote quote) {
            return new Label.Item(quote.document());
        }
        return label;
    }
}
