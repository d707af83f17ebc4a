package dev.assay.judge.port;

import java.util.OptionalDouble;

/**
 * What a judge would take for a run.
 *
 * @param calls requests it would send, retries apart
 * @param kept requests that kept replies answer already
 * @param tokensIn tokens of the requests, estimated
 * @param tokensOut tokens of the replies, estimated
 * @param cost money in the unit of {@code judge.price}; absent where nobody said what the model costs
 */
public record PlannedUse(long calls, long kept, long tokensIn, long tokensOut, OptionalDouble cost) {

    /** Nothing at all. */
    public static final PlannedUse NONE = new PlannedUse(0, 0, 0, 0, OptionalDouble.of(0));

    /** Both together. */
    public PlannedUse plus(PlannedUse other) {
        return new PlannedUse(
                calls + other.calls,
                kept + other.kept,
                tokensIn + other.tokensIn,
                tokensOut + other.tokensOut,
                cost.isPresent() && other.cost.isPresent()
                        ? OptionalDouble.of(cost.getAsDouble() + other.cost.getAsDouble())
                        : OptionalDouble.empty());
    }
}
