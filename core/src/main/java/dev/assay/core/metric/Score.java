package dev.assay.core.metric;

import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/** What a metric says of a case: a number, that it has no meaning here, or that it could not be measured. */
public sealed interface Score {

    /**
     * A measured number.
     *
     * @param value finite
     */
    record Value(double value) implements Score {

        public Value {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("a score is a finite number, found " + value);
            }
        }
    }

    /**
     * The metric has no meaning for this case.
     *
     * @param why in words a user understands
     */
    record Undefined(String why) implements Score {}

    /**
     * The metric has a meaning here but could not be measured.
     *
     * @param kind what went wrong
     * @param why in words a user understands
     */
    record Failed(FailureKind kind, String why) implements Score {}

    /** A measured number, finite. */
    static Score of(double value) {
        return new Value(value);
    }

    /** A measured yes (1) or no (0). */
    static Score of(boolean yes) {
        return new Value(yes ? 1 : 0);
    }

    /** The one way to take a score apart. */
    default <T> T fold(DoubleFunction<T> value, Function<Undefined, T> undefined, Function<Failed, T> failed) {
        if (this instanceof Value v) {
            return value.apply(v.value());
        }
        if (this instanceof Undefined u) {
            return undefined.apply(u);
        }
        return failed.apply((Failed) this);
    }

    /** The number, where there is one. */
    default OptionalDouble number() {
        return fold(OptionalDouble::of, undefined -> OptionalDouble.empty(), failed -> OptionalDouble.empty());
    }
}
