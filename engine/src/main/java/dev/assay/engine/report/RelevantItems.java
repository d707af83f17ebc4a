package dev.assay.engine.report;

import dev.assay.core.data.Retrieved;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Provenance;
import java.util.HashSet;
import java.util.Set;

/** The items of a case's ranked list that a label stands on. */
final class RelevantItems {

    private final Set<String> ids = new HashSet<>();
    private final boolean byDocument;

    RelevantItems(CaseResult result, Provenance made) {
        byDocument = made.judgedBy().equals("document");
        JudgedRanking judged = LabelView.judged(result, made);
        for (int rank = 1; rank <= judged.size(); rank++) {
            if (judged.isRelevant(rank, 1)) {
                ids.add(judged.ranking().items().get(rank - 1).id());
            }
        }
    }

    boolean has(Retrieved item) {
        return ids.contains(byDocument ? item.documentOrId() : item.id());
    }
}
