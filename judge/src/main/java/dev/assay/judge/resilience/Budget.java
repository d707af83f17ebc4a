package dev.assay.judge.resilience;

import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.TokenEstimate;
import java.util.Locale;
import java.util.Optional;

/**
 * Counts what all providers of a run spend together and says when it is enough. A request is counted with an estimate
 * before it is sent and with the service's own figures after it, so that many threads together overshoot the limits on
 * tokens and cost by no more than the replies then under way; the limit on calls is exact.
 */
public final class Budget {

    private static final double NANOS_A_MINUTE = 60e9;

    private final BudgetLimits limits;
    private final Pause pause;
    private final long start;
    private long calls;
    private long tokensIn;
    private long tokensOut;
    private double cost;

    /** A budget whose time runs from now. */
    public Budget(BudgetLimits limits, Pause pause) {
        this.limits = limits;
        this.pause = pause;
        this.start = pause.nanoTime();
    }

    /** A budget without limits, which counts all the same. */
    public static Budget unlimited() {
        return new Budget(BudgetLimits.NONE, new SystemPause());
    }

    /** What was spent up to now, requests under way at their estimates. */
    public synchronized Spent spent() {
        return new Spent(calls, tokensIn, tokensOut, cost);
    }

    /** Nanoseconds until the time is up; {@link Long#MAX_VALUE} when time is not limited. */
    long nanosLeft() {
        return limits.time()
                .map(time -> time.toNanos() - (pause.nanoTime() - start))
                .orElse(Long.MAX_VALUE);
    }

    /** Why nothing more may be sent; empty when something may. */
    public synchronized Optional<String> exhausted() {
        if (limits.calls().isPresent() && calls >= limits.calls().getAsLong()) {
            return Optional.of(
                    spentUp("calls", Long.toString(calls), limits.calls().getAsLong(), "--max-calls"));
        }
        long tokens = tokensIn + tokensOut;
        if (limits.tokens().isPresent() && tokens >= limits.tokens().getAsLong()) {
            return Optional.of(
                    spentUp("tokens", Long.toString(tokens), limits.tokens().getAsLong(), "--max-tokens"));
        }
        if (limits.cost().isPresent() && cost >= limits.cost().getAsDouble()) {
            return Optional.of(
                    spentUp("cost", Double.toString(cost), limits.cost().getAsDouble(), "--max-cost"));
        }
        if (nanosLeft() <= 0) {
            double minutes = (pause.nanoTime() - start) / NANOS_A_MINUTE;
            return Optional.of(spentUp(
                    "minutes",
                    String.format(Locale.ROOT, "%.1f", minutes),
                    limits.time().orElseThrow().toNanos() / NANOS_A_MINUTE,
                    "--max-minutes"));
        }
        return Optional.empty();
    }

    private static String spentUp(String what, String found, Number limit, String option) {
        return "the budget of " + limit + " " + what + " is spent (" + found + "); raise " + option
                + " and run again: what was answered is kept";
    }

    /** Counts a request about to be sent; empty when the budget is spent and it must not be. */
    synchronized Optional<Entry> enter(ProviderRequest request, Price price) {
        if (exhausted().isPresent()) {
            return Optional.empty();
        }
        int estimate = TokenEstimate.of(request);
        calls++;
        tokensIn += estimate;
        cost += price.of(estimate, 0);
        return Optional.of(new Entry(estimate, price));
    }

    /** Replaces the estimate by what the reply says. */
    synchronized void settle(Entry entry, ProviderReply reply) {
        tokensIn -= entry.estimate;
        cost = Math.max(0, cost - entry.price.of(entry.estimate, 0));
        if (reply instanceof ProviderReply.Text text) {
            long in = text.tokensIn().orElse(entry.estimate);
            long out = text.tokensOut().orElseGet(() -> TokenEstimate.of(text.body()));
            tokensIn += in;
            tokensOut += out;
            cost += entry.price.of(in, out);
        }
    }

    /** A request under way. */
    record Entry(int estimate, Price price) {}
}
