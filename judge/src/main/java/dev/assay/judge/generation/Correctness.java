package dev.assay.judge.generation;

import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How right an answer is by its reference, in claims and in meaning: what several metrics are made of. */
final class Correctness {

    /** The parts of the claim graph that {@link #factual} reads. */
    static final Set<Link> LINKS = Set.of(Link.ANSWER_REFERENCE, Link.REFERENCE_ANSWER);

    private Correctness() {}

    /**
     * F measure of the answer's claims that the reference supports and of the reference's that the answer supports.
     *
     * @param beta weight of recall against precision, above 0
     */
    static Score factual(ClaimGraph graph, double beta) {
        return graph.from(LINKS, () -> Score.of(f(share(graph.answer()), share(graph.reference()), beta * beta)));
    }

    private static double share(List<JudgedClaim> claims) {
        return (double) claims.stream().filter(JudgedClaim::supportedByOther).count() / claims.size();
    }

    private static double f(double precision, double recall, double weight) {
        double below = weight * precision + recall;
        return below == 0 ? 0 : (1 + weight) * precision * recall / below;
    }

    /** Cosine of the answer's vector and the reference's, 0 to 1. */
    static Score semantic(Evidence evidence) {
        Optional<String> reference = evidence.subject().reference();
        Optional<String> answer = evidence.subject().answer();
        if (reference.isEmpty()) {
            return new Score.Undefined("no reference");
        }
        if (answer.isEmpty()) {
            return new Score.Undefined("no answer recorded");
        }
        return answer.get().isBlank()
                ? new Score.Undefined("empty answer")
                : evidence.similarity(answer.get(), reference.get());
    }
}
