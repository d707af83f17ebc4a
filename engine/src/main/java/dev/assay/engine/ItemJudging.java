package dev.assay.engine;

import dev.assay.core.calibration.Drift;
import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.words.Numbers;
import dev.assay.engine.config.JudgedBy;
import dev.assay.engine.exec.CaseScorer;
import dev.assay.engine.exec.OrderedPool;
import dev.assay.engine.exec.Progress;
import dev.assay.engine.exec.ScoringPlan;
import dev.assay.engine.labels.LabelFile;
import dev.assay.engine.labels.LabelledItem;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Similarity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Puts labelled claims and cases to the judge. */
final class ItemJudging {

    /** Claims about the same passages go into one request, as in a run, but not more than an answer would hold. */
    private static final int MOST_CLAIMS = 20;

    private final JudgeSession session;
    private final Progress progress;

    ItemJudging(JudgeSession session, Progress progress) {
        this.session = session;
        this.progress = progress;
    }

    /** What it says of each claim. */
    List<ItemVerdict> claims(LabelFile file) {
        List<List<LabelledItem>> batches = batches(file.items());
        List<ItemVerdict> verdicts = new ArrayList<>();
        progress.begin(batches.size());
        try (OrderedPool<List<ItemVerdict>> pool = new OrderedPool<>(session.threads(), found -> {
            verdicts.addAll(found);
            progress.step(
                    found.stream().anyMatch(ItemVerdict::failed),
                    session.budget().spent());
        })) {
            batches.forEach(batch -> pool.submit(() -> ask(batch)));
            pool.finish();
        } finally {
            progress.end();
        }
        return verdicts;
    }

    private static List<List<LabelledItem>> batches(List<LabelledItem> items) {
        Map<List<Object>, List<LabelledItem>> open = new LinkedHashMap<>();
        List<List<LabelledItem>> batches = new ArrayList<>();
        for (LabelledItem item : items) {
            List<LabelledItem> batch = open.computeIfAbsent(
                    List.of(item.language(), item.question(), item.contexts()), key -> new ArrayList<>());
            if (batch.isEmpty() || batch.size() == MOST_CLAIMS) {
                batch = new ArrayList<>();
                open.put(List.of(item.language(), item.question(), item.contexts()), batch);
                batches.add(batch);
            }
            batch.add(item);
        }
        return batches;
    }

    private List<ItemVerdict> ask(List<LabelledItem> batch) {
        List<Claim> claims = new ArrayList<>();
        for (LabelledItem item : batch) {
            String text = item.claim().orElseThrow();
            claims.add(new Claim(claims.size() + 1, text, 0, text.length()));
        }
        LabelledItem first = batch.get(0);
        JudgeReply reply =
                session.judge().ask(new JudgeRequest.CheckClaims(first.question(), claims, first.contexts()));
        JudgeReply said = reply instanceof JudgeReply.Voted voted ? voted.reply() : reply;
        if (said instanceof JudgeReply.Verdicts verdicts) {
            List<ItemVerdict> found = new ArrayList<>();
            for (int i = 0; i < batch.size(); i++) {
                found.add(ItemVerdict.of(batch.get(i), said(verdicts.verdicts(), i + 1)));
            }
            return found;
        }
        String why = said instanceof JudgeReply.Failed failed
                ? failed.why()
                : said instanceof JudgeReply.CannotDo cannot ? cannot.why() : "the judge answered something else";
        boolean failed = said instanceof JudgeReply.Failed;
        return batch.stream().map(item -> ItemVerdict.none(item, why, failed)).toList();
    }

    /** Supported by one passage or more, else contradicted by one, else not stated; the largest probability. */
    private static Drift.Said said(List<PassageVerdict> all, int claim) {
        List<PassageVerdict> its =
                all.stream().filter(verdict -> verdict.claim() == claim).toList();
        Verdict word = has(its, Verdict.SUPPORTED)
                ? Verdict.SUPPORTED
                : has(its, Verdict.CONTRADICTED) ? Verdict.CONTRADICTED : Verdict.NOT_STATED;
        OptionalDouble probability = its.stream()
                .map(PassageVerdict::probability)
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .max();
        return new Drift.Said(word.word(), word == Verdict.SUPPORTED, probability);
    }

    private static boolean has(List<PassageVerdict> verdicts, Verdict word) {
        return verdicts.stream().anyMatch(verdict -> verdict.verdict() == word);
    }

    /**
     * The score of each case by a metric.
     *
     * @param cut from which score on it counts as a yes
     */
    List<ItemVerdict> cases(LabelFile file, Metric metric, double cut) {
        Optional<Similarity> similarity = metric.needs().contains(Need.EMBEDDINGS)
                ? Judges.similarity(session.config().out())
                : Optional.empty();
        CaseScorer scorer = new CaseScorer(new ScoringPlan(
                List.of(metric),
                new Matching(session.config().overlap()),
                session.config().judgedBy() == JudgedBy.DOCUMENT,
                session.config().k(),
                Optional.empty(),
                Optional.of(session.judge()),
                similarity));
        List<ItemVerdict> verdicts = new ArrayList<>();
        progress.begin(file.items().size());
        try (OrderedPool<ItemVerdict> pool = new OrderedPool<>(session.threads(), found -> {
            verdicts.add(found);
            progress.step(found.failed(), session.budget().spent());
        })) {
            file.items().forEach(item -> pool.submit(() -> score(scorer, item, metric, cut)));
            pool.finish();
        } finally {
            progress.end();
            similarity.ifPresent(Similarity::close);
        }
        return verdicts;
    }

    private static ItemVerdict score(CaseScorer scorer, LabelledItem item, Metric metric, double cut) {
        List<Retrieved> contexts = new ArrayList<>();
        item.contexts().forEach(text -> contexts.add(Retrieved.of(String.valueOf(contexts.size() + 1), text)));
        Case source = new Case(
                item.id(),
                item.question(),
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                item.reference(),
                List.of(),
                List.of(),
                Map.of(),
                Optional.of(item.cluster()),
                Optional.empty(),
                Optional.empty());
        Score score = Optional.ofNullable(scorer.score(source, Output.of(contexts, item.answer()))
                        .result()
                        .scores()
                        .get(metric.name().toString()))
                .orElseThrow();
        return score.fold(
                value -> ItemVerdict.of(
                        item, new Drift.Said(Numbers.plain(value), value >= cut, OptionalDouble.of(value))),
                undefined -> ItemVerdict.none(item, undefined.why(), false),
                failed -> ItemVerdict.none(item, failed.why(), true));
    }
}
