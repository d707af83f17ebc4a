package dev.assay.judge.resilience;

/**
 * What a run has spent.
 *
 * @param calls requests sent, retries included
 * @param tokensIn tokens of requests
 * @param tokensOut tokens of replies
 * @param cost money, in the unit of the {@link Price}
 */
public record Spent(long calls, long tokensIn, long tokensOut, double cost) {}
