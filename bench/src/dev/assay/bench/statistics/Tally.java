package dev.assay.bench.statistics;

import dev.assay.core.stats.Interval;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * How often intervals hold the truth over many drawn samples.
 *
 * @param drawn intervals made
 * @param none samples that gave no interval
 * @param truthBelow intervals that lie wholly above the truth
 * @param truthAbove intervals that lie wholly below the truth
 * @param width mean width, in millionths
 */
record Tally(int drawn, int none, int truthBelow, int truthAbove, long width) {

    /** Draws samples, each from its own seed, so that the number of threads changes nothing. */
    static Tally of(int runs, long seed, double truth, Function<Random, Optional<Interval>> draw) {
        AtomicInteger none = new AtomicInteger();
        AtomicInteger below = new AtomicInteger();
        AtomicInteger above = new AtomicInteger();
        long width = IntStream.range(0, runs)
                .parallel()
                .mapToLong(run -> {
                    Optional<Interval> interval = draw.apply(new Random(mixed(seed, run)));
                    if (interval.isEmpty()) {
                        none.incrementAndGet();
                        return 0;
                    }
                    // Bounds that equal the truth but for the last digits hold it.
                    below.addAndGet(interval.get().low() > truth + 1e-9 ? 1 : 0);
                    above.addAndGet(interval.get().high() < truth - 1e-9 ? 1 : 0);
                    return Math.round(1e6 * (interval.get().high() - interval.get().low()));
                })
                .sum();
        int drawn = runs - none.get();
        return new Tally(drawn, none.get(), below.get(), above.get(), drawn == 0 ? 0 : width / drawn);
    }

    static long mixed(long seed, int run) {
        long z = (seed * 1_000_003 + run) * 0x9e3779b97f4a7c15L;
        return (z ^ (z >>> 29)) * 0xbf58476d1ce4e5b9L;
    }

    /** Share of the intervals that hold the truth, in percent. */
    double coverage() {
        return drawn == 0 ? 0 : 100.0 * (drawn - truthBelow - truthAbove) / drawn;
    }

    /** {@code 94.8 (2.1 / 3.1)}, bold when outside 93 to 97. */
    String cell() {
        if (drawn == 0) {
            return "none";
        }
        String share = Table.one(coverage());
        String shown = coverage() < 93 || coverage() > 97 ? "**" + share + "**" : share;
        String sides = " (" + Table.one(100.0 * truthBelow / drawn) + " / " + Table.one(100.0 * truthAbove / drawn) + ")";
        String without = none == 0 ? "" : " [" + Table.one(100.0 * none / (none + drawn)) + " % without]";
        return shown + sides + without;
    }
}
