package dev.assay.engine;

import dev.assay.core.gate.Against;
import dev.assay.core.gate.Estimates;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.Estimate;
import java.util.Collection;
import java.util.Optional;

/**
 * The numbers of a run as a gate asks for them.
 *
 * @param scope the cases that count
 * @param yardstick what they are held against
 * @param seed seed of the bootstrap
 */
record RunEstimates(Scope scope, Yardstick yardstick, long seed) implements Estimates {

    @Override
    public Optional<Estimate> of(String metric, double level) {
        return scope.table().estimate(metric, seed, level);
    }

    @Override
    public Collection<String> names() {
        return scope.table().metrics();
    }

    @Override
    public Against against(String metric, double level) {
        return yardstick.against(metric, scope, level, seed);
    }

    @Override
    public Optional<String> missing(CaseSlice slice) {
        return scope.missing(slice);
    }

    @Override
    public Estimates on(CaseSlice slice) {
        return new RunEstimates(scope.on(slice), yardstick, seed);
    }
}
