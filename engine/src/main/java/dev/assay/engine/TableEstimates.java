package dev.assay.engine;

import dev.assay.core.gate.Estimates;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.stats.Estimate;
import java.util.Collection;
import java.util.Optional;

/**
 * The numbers of a run as a gate asks for them.
 *
 * @param scores the run's scores
 * @param seed seed of the bootstrap
 */
record TableEstimates(ScoreTable scores, long seed) implements Estimates {

    @Override
    public Optional<Estimate> of(String metric, double level) {
        return scores.estimate(metric, seed, level);
    }

    @Override
    public Collection<String> names() {
        return scores.metrics();
    }
}
