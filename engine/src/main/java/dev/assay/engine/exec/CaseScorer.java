package dev.assay.engine.exec;

import dev.assay.core.access.AccessMetric;
import dev.assay.core.answer.AnswerMetric;
import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.diagnosis.Diagnosis;
import dev.assay.core.diagnosis.Symptoms;
import dev.assay.core.diagnosis.Told;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.OutputMetric;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.retrieval.RankingMetric;
import dev.assay.core.run.AnswerabilityCounter;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.run.Leaks;
import dev.assay.core.text.AnswerKinds;
import dev.assay.judge.generation.ClaimGraph;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.generation.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Scores one case after another; safe for use by many threads when its judge is. */
public final class CaseScorer {

    private final ScoringPlan plan;
    private final Optional<Judging> judging;

    /** A scorer for cases of one run. */
    public CaseScorer(ScoringPlan plan) {
        this.plan = plan;
        this.judging = Judging.of(plan);
    }

    /** The result of a case; {@link Output#NOTHING} where the system's output is missing. */
    public Scored score(Case source, Output output) {
        RetrievalView retrieval = RetrievalView.of(plan, source, output);
        AnswerKinds.Reading reading = AnswerKinds.read(output.answer().orElse(""));
        Optional<Evidence> evidence = output.error().isPresent()
                ? Optional.empty()
                : judging.map(judge -> judge.evidence(source, output, reading, retrieval));
        Map<String, Score> scores = new CaseScores(
                        metric -> score(metric, source, output, reading, retrieval, evidence))
                .of(plan.metrics());
        Optional<AnswerKind> kind =
                output.answer().map(answer -> evidence.map(Evidence::kind).orElse(reading.kind()));
        Optional<ClaimGraph> graph = evidence.flatMap(Evidence::graphIfAsked);
        List<JudgedClaim> claims = graph.map(ClaimGraph::shown).orElse(List.of());
        CaseResult result = new CaseResult(
                source,
                ClusterKey.of(source, plan.corpus()),
                output,
                retrieval.passages(),
                scores,
                kind,
                claims,
                graph.map(ClaimGraph::reference).orElse(List.of()),
                evidence.map(Evidence::citations).orElse(List.of()),
                Leaks.of(retrieval.access(), output, retrieval.passages(), claims),
                Optional.empty(),
                notes(retrieval, evidence),
                List.of());
        Symptoms symptoms = new Symptoms(
                result,
                retrieval.ranking(),
                retrieval.context(),
                retrieval.steps(),
                plan.k(),
                plan.corpus(),
                evidence.map(CaseScorer::told).orElse(Told.NOTHING));
        return new Scored(
                result.with(Diagnosis.of(symptoms)),
                retrieval.repeated(),
                retrieval.ranking().map(JudgedRanking::ways).orElse(Set.of()),
                retrieval.reach(),
                kind
                        .map(answer -> new AnswerabilityCounter.Seen(
                                symptoms.inCorpus(), retrieval.context().flatMap(AnswerabilityCounter::holds), answer))
                        .stream()
                        .toList());
    }

    private static Score score(
            Metric metric,
            Case source,
            Output output,
            AnswerKinds.Reading reading,
            RetrievalView retrieval,
            Optional<Evidence> evidence) {
        if (output.error().isPresent()) {
            return new Score.Failed(FailureKind.TARGET, output.error().get());
        }
        if (metric instanceof RankingMetric ranking) {
            return score(ranking, source, retrieval);
        }
        if (metric instanceof JudgedMetric judged) {
            return evidence.map(judged::score)
                    .orElseThrow(() -> new IllegalStateException(metric.name() + " needs a judge and there is none"));
        }
        if (metric instanceof AnswerMetric words) {
            return words.score(source, output, reading.kind(), retrieval.passages());
        }
        if (metric instanceof AccessMetric seen) {
            return seen.score(retrieval.access());
        }
        if (metric instanceof OutputMetric recorded) {
            return recorded.score(output);
        }
        throw new IllegalStateException("nobody knows how to score " + metric.name());
    }

    private static Score score(RankingMetric metric, Case source, RetrievalView retrieval) {
        if (!source.answerable()) {
            return new Score.Undefined(
                    "the case expects `" + source.expectedBehavior().word() + "`, not an answer");
        }
        if (!retrieval.recorded()) {
            return new Score.Undefined("no retrieval recorded");
        }
        return retrieval
                .ranking()
                .map(metric::score)
                .orElseGet(() -> new Score.Undefined("nobody judged what is relevant"));
    }

    /** What the passages' silence on a claim means: only that they were asked makes it tell. */
    private static Told told(Evidence evidence) {
        boolean oneCall = evidence.told(Link.ONE_CALL)
                && evidence.graphIfAsked()
                        .filter(built -> built.answer().isEmpty())
                        .isPresent();
        return new Told(oneCall || evidence.told(Link.ANSWER_PASSAGES), evidence.told(Link.REFERENCE_PASSAGES));
    }

    private static List<String> notes(RetrievalView retrieval, Optional<Evidence> evidence) {
        List<String> notes = new ArrayList<>();
        if (retrieval.repeated() > 0) {
            notes.add(retrieval.repeated() + " repeated hits left out");
        }
        retrieval.ranking().map(JudgedRanking::ways).orElse(Set.of()).stream()
                .filter(way -> way != Matching.Way.ID)
                .forEach(way -> notes.add("labels met " + way.words()));
        evidence.flatMap(Evidence::graphIfAsked).ifPresent(built -> notes.addAll(built.notes()));
        evidence.ifPresent(asked -> notes.addAll(asked.notes()));
        return notes;
    }
}
