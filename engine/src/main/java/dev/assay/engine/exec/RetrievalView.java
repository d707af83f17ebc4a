package dev.assay.engine.exec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.Retrieved;
import dev.assay.core.retrieval.ByDocument;
import dev.assay.core.retrieval.JudgedRanking;
import java.util.List;
import java.util.Optional;

/**
 * What retrieval did for a case, met with its labels.
 *
 * @param ranking the final ranked list met with the labels; absent when there is no list or nobody judged
 * @param context what the model was shown, met with the labels; absent as above
 * @param passages what the model was shown, with texts from the corpus where the output has none
 * @param recorded whether the output says anything about retrieval
 * @param repeated ids that came back more than once in the final list
 * @param reach whether labels and list meet as given, or only by document
 */
record RetrievalView(
        Optional<JudgedRanking> ranking,
        Optional<JudgedRanking> context,
        List<Retrieved> passages,
        boolean recorded,
        int repeated,
        Optional<ByDocument.Reach> reach) {

    static RetrievalView of(ScoringPlan plan, Case source, Output output) {
        Optional<Judgments> judgments = source.judgments()
                .or(() -> Optional.of(source.referenceContexts())
                        .filter(texts -> !texts.isEmpty())
                        .map(Judgments::ofContexts));
        ByDocument byDocument = new ByDocument(id -> plan.corpus().flatMap(corpus -> documentOf(corpus, id)));
        Optional<Ranking> ranked = output.ranked().map(items -> Ranking.of(withTexts(plan.corpus(), items)));
        Optional<JudgedRanking> ranking =
                judgments.flatMap(labels -> ranked.map(list -> meet(plan, byDocument, labels, list)));
        List<Retrieved> passages =
                output.context().map(items -> withTexts(plan.corpus(), items)).orElse(List.of());
        boolean sameList = output.context().equals(output.ranked());
        Optional<JudgedRanking> context = sameList
                ? ranking
                : judgments.map(labels -> meet(plan, byDocument, labels, Ranking.of(passages)));
        return new RetrievalView(
                ranking,
                context,
                passages,
                output.ranked().isPresent(),
                ranked.map(Ranking::repeated).orElse(0),
                plan.byDocument() ? Optional.empty() : ranking.filter(met -> met.relevant(1) > 0).map(byDocument::reach));
    }

    private static JudgedRanking meet(ScoringPlan plan, ByDocument byDocument, Judgments labels, Ranking list) {
        return plan.byDocument()
                ? plan.matching().match(byDocument.judgments(labels), byDocument.ranking(list))
                : plan.matching().match(labels, list);
    }

    private static Optional<String> documentOf(Corpus corpus, String id) {
        return corpus.passage(id).map(Passage::document);
    }

    /** Items that name only their id take document, place and words from the corpus. */
    private static List<Retrieved> withTexts(Optional<Corpus> corpus, List<Retrieved> items) {
        return corpus.isEmpty()
                ? items
                : items.stream().map(item -> withText(corpus.get(), item)).toList();
    }

    private static Retrieved withText(Corpus corpus, Retrieved item) {
        Optional<Passage> known = corpus.passage(item.id());
        if (known.isEmpty() || (item.text().isPresent() && item.document().isPresent())) {
            return item;
        }
        return new Retrieved(
                item.id(),
                item.document().or(() -> Optional.of(known.get().document())),
                item.span().or(() -> known.get().span()),
                item.text().or(() -> Optional.of(known.get().text())),
                item.score(),
                item.metadata());
    }
}
