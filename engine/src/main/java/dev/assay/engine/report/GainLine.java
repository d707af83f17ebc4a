package dev.assay.engine.report;

import dev.assay.core.stats.Gain;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What one metric would gain if a cause were mended.
 *
 * @param metric the metric
 * @param gain what its mean would be
 * @param lowerIsBetter whether it should fall
 */
record GainLine(String metric, Gain gain, boolean lowerIsBetter) {

    /** Of all metrics, the one that would improve most first. */
    static List<GainLine> of(Map<String, Gain> gains, Predicate<String> lowerIsBetter) {
        return gains.entrySet().stream()
                .map(entry -> new GainLine(entry.getKey(), entry.getValue(), lowerIsBetter.test(entry.getKey())))
                .sorted(Comparator.comparingDouble(GainLine::improvement).reversed())
                .toList();
    }

    /** How much better it would be; below 0 where it would be worse. */
    double improvement() {
        return lowerIsBetter ? -gain.change() : gain.change();
    }

    /** {@code +0.250}. */
    String change() {
        String change = Numbers.fraction(gain.change());
        return change.startsWith("-") ? change : "+" + change;
    }

    /** {@code [0.050, 0.450]}. */
    String interval(Wording in) {
        return gain.interval()
                .map(bounds -> "[" + Numbers.fraction(bounds.low()) + ", " + Numbers.fraction(bounds.high()) + "]")
                .orElse(Phrase.NO_INTERVAL.in(in));
    }

    /** {@code recall@3 0.650 -> 0.900, +0.250 [0.050, 0.450]}. */
    String text(Wording in) {
        return metric + " " + Numbers.fraction(gain.mean()) + " -> " + Numbers.fraction(gain.mended())
                + in.pick(", ", "，") + change() + " " + interval(in);
    }
}
