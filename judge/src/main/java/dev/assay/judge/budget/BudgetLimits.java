package dev.assay.judge.budget;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * How much a run may spend; an absent limit does not limit.
 *
 * @param calls requests sent, retries included
 * @param tokens tokens of requests and replies together
 * @param cost money, in the unit of the {@link Price}
 * @param time from the first moment to the last request sent
 */
public record BudgetLimits(OptionalLong calls, OptionalLong tokens, OptionalDouble cost, Optional<Duration> time) {

    /** No limit at all. */
    public static final BudgetLimits NONE =
            new BudgetLimits(OptionalLong.empty(), OptionalLong.empty(), OptionalDouble.empty(), Optional.empty());
}
