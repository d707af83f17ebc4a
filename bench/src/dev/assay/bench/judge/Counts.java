package dev.assay.bench.judge;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** What the server has seen since it was started or last reset. A token is taken to be four characters. */
final class Counts {

    private static final int CHARACTERS_A_TOKEN = 4;

    private final Map<String, LongAdder> numbers = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger peak = new AtomicInteger();

    static long tokens(long characters) {
        return (characters + CHARACTERS_A_TOKEN - 1) / CHARACTERS_A_TOKEN;
    }

    void add(String name, long amount) {
        numbers.computeIfAbsent(name, key -> new LongAdder()).add(amount);
    }

    void begin() {
        peak.accumulateAndGet(open.incrementAndGet(), Math::max);
    }

    void end() {
        open.decrementAndGet();
    }

    void reset() {
        numbers.clear();
        peak.set(open.get());
    }

    Map<String, Long> all() {
        Map<String, Long> all = new TreeMap<>();
        numbers.forEach((name, number) -> all.put(name, number.sum()));
        all.put("peak", (long) peak.get());
        return all;
    }
}
