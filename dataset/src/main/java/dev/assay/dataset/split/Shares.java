package dev.assay.dataset.split;

import dev.assay.core.data.Split;
import dev.assay.core.words.Numbers;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How much of a dataset each part should get.
 *
 * @param of by part its share of 1, 0 or more, 1 in sum
 */
public record Shares(Map<Split, Double> of) {

    private static final double NEAR = 1e-6;
    private static final double PERCENT = 100;

    public Shares {
        of = Map.copyOf(of);
    }

    /**
     * Shares as typed: percentages of tune, dev and heldout, such as {@code 40,20,40}.
     *
     * @throws InputException when they are not three numbers that make 100
     */
    public static Shares parse(String typed) {
        List<String> parts = List.of(typed.split(",", -1));
        if (parts.size() != Split.values().length) {
            throw wrong(typed);
        }
        Map<Split, Double> shares = new EnumMap<>(Split.class);
        double sum = 0;
        Iterator<String> each = parts.iterator();
        for (Split split : Split.values()) {
            String part = each.next().strip();
            if (!part.matches("\\d{1,3}(\\.\\d{1,9})?")) {
                throw wrong(typed);
            }
            shares.put(split, Double.parseDouble(part) / PERCENT);
            sum += Double.parseDouble(part);
        }
        if (Math.abs(sum - PERCENT) > NEAR) {
            throw wrong(typed);
        }
        return new Shares(shares);
    }

    private static InputException wrong(String typed) {
        return InputException.of(Fault.ofFile(
                "--shares",
                "`" + typed + "`",
                "percentages of tune, dev and heldout that make 100, such as --shares 40,20,40"));
    }

    /** The share of a part. */
    public double of(Split part) {
        return of.getOrDefault(part, 0.0);
    }

    /** The part that a place between 0 (inclusive) and 1 (exclusive) belongs to. */
    Split at(double place) {
        double upTo = 0;
        Split last = Split.HELDOUT;
        for (Split part : Split.values()) {
            upTo += of(part);
            if (of(part) > 0) {
                last = part;
                if (place < upTo) {
                    return part;
                }
            }
        }
        return last;
    }

    /** As typed: {@code 40,20,40}. */
    public String text() {
        return Arrays.stream(Split.values())
                .map(part -> Numbers.plain(Double.parseDouble(Numbers.fixed(of(part) * PERCENT, 6))))
                .collect(Collectors.joining(","));
    }
}
