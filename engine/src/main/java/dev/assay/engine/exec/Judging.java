package dev.assay.engine.exec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.text.AnswerKinds;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.generation.Link;
import dev.assay.judge.generation.Subject;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.Similarity;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How the cases of a run are judged.
 *
 * @param judge whom to ask
 * @param similarity compares texts by their meaning
 * @param links the parts of the claim graph that the run's metrics need together
 */
record Judging(Judge judge, Optional<Similarity> similarity, Set<Link> links) {

    /** Absent when no metric of the plan needs a judge or sentence embeddings. */
    static Optional<Judging> of(ScoringPlan plan) {
        List<JudgedMetric> judged = plan.metrics().stream()
                .flatMap(CaseScores::leaves)
                .filter(JudgedMetric.class::isInstance)
                .map(JudgedMetric.class::cast)
                .toList();
        if (judged.isEmpty()) {
            return Optional.empty();
        }
        Set<Link> links =
                judged.stream().flatMap(metric -> metric.links().stream()).collect(Collectors.toSet());
        return Optional.of(new Judging(plan.judge().orElseGet(NoJudge::new), plan.similarity(), links));
    }

    Evidence evidence(Case source, Output output, AnswerKinds.Reading reading, RetrievalView retrieval) {
        Subject subject = new Subject(
                source, output, reading, retrieval.recorded() ? Optional.of(retrieval.passages()) : Optional.empty());
        return new Evidence(judge, similarity, subject, links);
    }
}
