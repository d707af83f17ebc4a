package dev.assay.engine.trec.beyond;

import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.PValue;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How a run differs from the baseline in one value.
 *
 * @param name as trec_eval prints it
 * @param estimate mean of the paired differences, run minus baseline
 * @param p two-sided sign-flip p; absent where no topic has the value in both runs
 * @param holm the same corrected for all tests of the call
 */
record Difference(String name, Estimate estimate, Optional<PValue> p, OptionalDouble holm) {

    Difference corrected(double adjusted) {
        return new Difference(name, estimate, p, OptionalDouble.of(adjusted));
    }
}
