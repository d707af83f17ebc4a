package dev.assay.core.run;

import java.util.OptionalDouble;

/**
 * What the judges of a run have spent, apart from what the system under test cost.
 *
 * @param calls requests sent, retries included
 * @param cached requests answered from the cache or a cassette, without asking
 * @param tokensIn tokens of the requests sent
 * @param tokensOut tokens of their replies
 * @param cost money in the unit of the price that was set; absent when something was sent whose price nobody set
 */
public record JudgeSpent(long calls, long cached, long tokensIn, long tokensOut, OptionalDouble cost) {

    /** Nothing. */
    public static final JudgeSpent NOTHING = new JudgeSpent(0, 0, 0, 0, OptionalDouble.of(0));

    /** Whether a model was asked, or would have been were it not for the cache. */
    public boolean any() {
        return calls + cached > 0;
    }
}
