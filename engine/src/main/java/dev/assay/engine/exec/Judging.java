package dev.assay.engine.exec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.generation.Link;
import dev.assay.judge.generation.Subject;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.Similarity;
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
        Set<Link> links = plan.metrics().stream()
                .flatMap(CaseScores::leaves)
                .filter(JudgedMetric.class::isInstance)
                .flatMap(metric -> ((JudgedMetric) metric).links().stream())
                .collect(Collectors.toSet());
        boolean rests = plan.metrics().stream().anyMatch(JudgedMetric.class::isInstance);
        Optional<Judge> judge = plan.judge().or(() -> rests ? Optional.of(new NoJudge()) : Optional.empty());
        return judge.map(asked -> new Judging(asked, plan.similarity(), links));
    }

    Evidence evidence(Case source, Output output, RetrievalView retrieval) {
        Subject subject = new Subject(
                source, output, retrieval.recorded() ? Optional.of(retrieval.passages()) : Optional.empty());
        return new Evidence(judge, similarity, subject, links);
    }
}
