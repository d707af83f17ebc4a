package dev.assay.judge.generation;

import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.EnumSet;
import java.util.Set;

/** A metric that is arithmetic on the claim graph of a case. */
public interface ClaimMetric extends JudgedMetric {

    /** The score of one case. */
    Score score(ClaimGraph graph);

    @Override
    Set<Link> links();

    @Override
    default Score score(Evidence evidence) {
        return score(evidence.graph());
    }

    @Override
    default Set<Need> needs() {
        EnumSet<Need> needs = EnumSet.of(Need.JUDGE);
        for (Link link : links()) {
            switch (link) {
                case ANSWER_PASSAGES, ONE_CALL -> {
                    needs.add(Need.ANSWER);
                    needs.add(Need.CONTEXTS);
                }
                case ANSWER_REFERENCE, REFERENCE_ANSWER -> {
                    needs.add(Need.ANSWER);
                    needs.add(Need.REFERENCE);
                }
                case REFERENCE_PASSAGES -> {
                    needs.add(Need.REFERENCE);
                    needs.add(Need.CONTEXTS);
                }
            }
        }
        return needs;
    }
}
