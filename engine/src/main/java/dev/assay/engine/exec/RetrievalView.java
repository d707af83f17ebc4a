package dev.assay.engine.exec;

import dev.assay.core.access.Access;
import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Stage;
import dev.assay.core.diagnosis.Step;
import dev.assay.core.retrieval.ByDocument;
import dev.assay.core.retrieval.JudgedRanking;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What retrieval did for a case, met with its labels.
 *
 * @param ranking the final ranked list met with the labels; absent when there is no list or nobody judged
 * @param context what the model was shown, met with the labels; absent as above
 * @param passages what the model was shown, with texts from the corpus where the output has none
 * @param steps every recorded list met with the labels, in pipeline order; none where everything was found
 * @param access who asks, and what came back for him
 * @param recorded whether the output says anything about retrieval
 * @param repeated ids that came back more than once in the final list
 * @param reach whether labels and list meet as given, or only by document
 */
record RetrievalView(
        Optional<JudgedRanking> ranking,
        Optional<JudgedRanking> context,
        List<Retrieved> passages,
        List<Step> steps,
        Access access,
        boolean recorded,
        int repeated,
        Optional<ByDocument.Reach> reach) {

    static RetrievalView of(ScoringPlan plan, Case source, Output output) {
        Optional<Judgments> judgments = source.judgments()
                .or(() -> Optional.of(source.referenceContexts())
                        .filter(texts -> !texts.isEmpty())
                        .map(Judgments::ofContexts));
        ByDocument byDocument = new ByDocument(id -> plan.corpus().flatMap(corpus -> documentOf(corpus, id)));
        Optional<List<Retrieved>> list = output.ranked().map(items -> withTexts(plan.corpus(), items));
        Optional<Ranking> ranked = list.map(Ranking::of);
        Optional<JudgedRanking> ranking =
                judgments.flatMap(labels -> ranked.map(items -> meet(plan, byDocument, labels, items)));
        List<Retrieved> passages =
                output.context().map(items -> withTexts(plan.corpus(), items)).orElse(List.of());
        boolean sameList = output.context().equals(output.ranked());
        Optional<JudgedRanking> context =
                sameList ? ranking : judgments.map(labels -> meet(plan, byDocument, labels, Ranking.of(passages)));
        return new RetrievalView(
                ranking,
                context,
                passages,
                judgments
                        .filter(labels -> ranking.filter(met -> lacking(met, context, plan.k()))
                                .isPresent())
                        .map(labels -> steps(plan, output, items -> meet(plan, byDocument, labels, items)))
                        .orElse(List.of()),
                Access.of(source, list, passages),
                output.ranked().isPresent(),
                ranked.map(Ranking::repeated).orElse(0),
                plan.byDocument()
                        ? Optional.empty()
                        : ranking.filter(met -> met.relevant(1) > 0).map(byDocument::reach));
    }

    /** Whether something is not in the top {@code k}, or not in what the model was shown. */
    private static boolean lacking(JudgedRanking ranking, Optional<JudgedRanking> context, int k) {
        int needed = ranking.relevant(1);
        return ranking.found(1, k) < needed
                || context.filter(shown -> shown.found(1, shown.size()) < needed)
                        .isPresent();
    }

    /** The stages, with the final list where it is given apart from them, before what the model was shown. */
    private static List<Step> steps(ScoringPlan plan, Output output, Function<Ranking, JudgedRanking> meet) {
        List<Step> steps = new ArrayList<>();
        for (Stage stage : output.stages()) {
            steps.add(step(plan, stage, meet));
        }
        boolean apart = output.retrieved()
                .filter(list -> output.stages().stream()
                        .noneMatch(stage -> ids(stage.items()).equals(ids(list))))
                .isPresent();
        if (apart) {
            Stage last = new Stage(Step.FINAL, output.retrieved().orElseThrow());
            boolean shown =
                    !steps.isEmpty() && steps.get(steps.size() - 1).name().equals(Stage.CONTEXT);
            steps.add(shown ? steps.size() - 1 : steps.size(), step(plan, last, meet));
        }
        return steps;
    }

    private static List<String> ids(List<Retrieved> items) {
        return items.stream().map(Retrieved::id).toList();
    }

    private static Step step(ScoringPlan plan, Stage stage, Function<Ranking, JudgedRanking> meet) {
        Ranking list = Ranking.of(withTexts(plan.corpus(), stage.items()));
        return new Step(stage.name(), stage.filter(), meet.apply(list));
    }

    private static JudgedRanking meet(ScoringPlan plan, ByDocument byDocument, Judgments labels, Ranking list) {
        return plan.byDocument()
                ? plan.matching().match(byDocument.judgments(labels), byDocument.ranking(list))
                : plan.matching().match(labels, list);
    }

    private static Optional<String> documentOf(Corpus corpus, String id) {
        return corpus.passage(id).map(Passage::document);
    }

    /** Items that name only their id take document, place, words and acl from the corpus. */
    private static List<Retrieved> withTexts(Optional<Corpus> corpus, List<Retrieved> items) {
        return corpus.isEmpty()
                ? items
                : items.stream().map(item -> withText(corpus.get(), item)).toList();
    }

    private static Retrieved withText(Corpus corpus, Retrieved item) {
        Optional<Passage> known = corpus.passage(item.id());
        boolean complete = item.text().isPresent() && item.document().isPresent();
        if (known.isEmpty()
                || (complete && (known.get().acl().isEmpty() || !item.acl().isEmpty()))) {
            return item;
        }
        return new Retrieved(
                item.id(),
                item.document().or(() -> Optional.of(known.get().document())),
                item.span().or(() -> known.get().span()),
                item.text().or(() -> Optional.of(known.get().text())),
                item.score(),
                item.metadata(),
                item.acl().isEmpty() ? known.get().acl() : item.acl());
    }
}
