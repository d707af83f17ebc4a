package dev.assay.engine.report;

import dev.assay.core.comparison.Change;
import dev.assay.core.comparison.Conclusion;
import dev.assay.core.comparison.Tested;
import dev.assay.core.stats.PValue;
import java.util.OptionalDouble;

/** The numbers of a comparison as they stand in tables, and the word beside them. */
final class ComparisonNumbers {

    private static final double LEAST_P = 0.0001;

    private ComparisonNumbers() {}

    static String mean(OptionalDouble mean) {
        return mean.isPresent() ? Numbers.fraction(mean.getAsDouble()) : Numbers.NONE;
    }

    /** With its sign; a difference of nothing has none. */
    static String difference(double difference) {
        String shown = Numbers.fraction(difference);
        return difference > 0 && !shown.equals("0.000") ? "+" + shown : shown;
    }

    static String difference(Change change) {
        OptionalDouble mean = change.difference().mean();
        return mean.isPresent() ? difference(mean.getAsDouble()) : Numbers.NONE;
    }

    static String interval(Change change) {
        return change.difference()
                .interval()
                .map(bounds -> "[" + difference(bounds.low()) + ", " + difference(bounds.high()) + "]")
                .orElse(Numbers.NONE);
    }

    static String p(Change change) {
        return change.p().known().map(PValue::p).map(ComparisonNumbers::p).orElse(Numbers.NONE);
    }

    static String adjusted(Tested tested) {
        return tested.adjusted().isPresent() ? p(tested.adjusted().getAsDouble()) : Numbers.NONE;
    }

    static String p(double p) {
        return p < LEAST_P ? "<0.0001" : dev.assay.core.words.Numbers.fixed(p, 4);
    }

    static String word(Conclusion conclusion, Wording in) {
        return switch (conclusion) {
            case BETTER -> in.pick("better", "更好");
            case WORSE -> in.pick("worse", "更差");
            case HIGHER -> in.pick("higher", "更高");
            case LOWER -> in.pick("lower", "更低");
            case NOT_SHOWN -> in.pick("no difference shown", "未显示出差异");
            case SAME -> in.pick("the same in every case", "逐例相同");
            case NOT_TESTED -> in.pick("not tested", "未检验");
        };
    }

    static Ink ink(Conclusion conclusion) {
        return switch (conclusion) {
            case BETTER -> Ink.GOOD;
            case WORSE -> Ink.BAD;
            case HIGHER, LOWER -> Ink.UNSURE;
            case NOT_SHOWN, SAME, NOT_TESTED -> Ink.DIM;
        };
    }
}
