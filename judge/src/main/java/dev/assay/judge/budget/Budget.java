package dev.assay.judge.budget;

import dev.assay.core.run.JudgeSpent;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/**
 * Counts what all judges of a run spend together and says when it is enough. A request is counted with an estimate
 * before it is sent and with the service's own figures after it, so that many threads together overshoot the limits on
 * tokens and cost by no more than the replies then under way; the limit on calls is exact.
 */
public final class Budget {

    private static final double NANOS_A_MINUTE = 60e9;

    private final BudgetLimits limits;
    private final LongSupplier nanoTime;
    private final long start;
    private long calls;
    private long cached;
    private long tokensIn;
    private long tokensOut;
    private double cost;
    private boolean costKnown = true;

    /**
     * A budget whose time runs from now.
     *
     * @param nanoTime a clock that only runs forward, nanoseconds from some fixed moment
     */
    public Budget(BudgetLimits limits, LongSupplier nanoTime) {
        this.limits = limits;
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** A budget without limits, which counts all the same. */
    public static Budget unlimited() {
        return new Budget(BudgetLimits.NONE, System::nanoTime);
    }

    /** The limits. */
    public BudgetLimits limits() {
        return limits;
    }

    /** What was spent up to now, requests under way at their estimates. */
    public synchronized JudgeSpent spent() {
        return new JudgeSpent(
                calls, cached, tokensIn, tokensOut, costKnown ? OptionalDouble.of(cost) : OptionalDouble.empty());
    }

    /** Nanoseconds until the time is up; {@link Long#MAX_VALUE} when time is not limited. */
    public long nanosLeft() {
        return limits.time()
                .map(time -> time.toNanos() - (nanoTime.getAsLong() - start))
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
            double minutes = (nanoTime.getAsLong() - start) / NANOS_A_MINUTE;
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

    /** Counts a request that was answered without being sent. */
    public synchronized void answeredUnsent() {
        cached++;
    }

    /**
     * Counts a request about to be sent; empty when the budget is spent and it must not be.
     *
     * @param estimate its tokens, roughly
     */
    public synchronized Optional<Entry> enter(int estimate, Price price) {
        if (exhausted().isPresent()) {
            return Optional.empty();
        }
        calls++;
        tokensIn += estimate;
        cost += price.of(estimate, 0);
        costKnown &= price.known();
        return Optional.of(new Entry(estimate, price));
    }

    /** Replaces the estimate by what the reply says; a request that got none costs no tokens. */
    public synchronized void settle(Entry entry, long in, long out) {
        tokensIn += in - entry.estimate;
        tokensOut += out;
        cost = Math.max(0, cost - entry.price.of(entry.estimate, 0) + entry.price.of(in, out));
    }

    /**
     * A request under way.
     *
     * @param estimate its tokens, roughly
     * @param price of its model
     */
    public record Entry(int estimate, Price price) {}
}
