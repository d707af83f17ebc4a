package dev.assay.core.stats;

import java.util.Optional;
import java.util.function.Function;

/**
 * What a statistic answers: a value, or the reason why the question has no answer for this sample (no case, labels of
 * one class only, no variance). Never a number by convention, never NaN.
 *
 * @param <T> what is answered
 */
public sealed interface Answer<T> {

    /** The question has an answer. */
    record Known<T>(T value) implements Answer<T> {}

    /**
     * The question has no answer for this sample.
     *
     * @param why in words a user understands
     */
    record Undefined<T>(String why) implements Answer<T> {}

    /** An answer. */
    static <T> Answer<T> of(T value) {
        return new Known<>(value);
    }

    /** No answer, and why. */
    static <T> Answer<T> undefined(String why) {
        return new Undefined<>(why);
    }

    /** The one way to take an answer apart. */
    default <R> R fold(Function<T, R> known, Function<String, R> undefined) {
        if (this instanceof Known<T> k) {
            return known.apply(k.value());
        }
        return undefined.apply(((Undefined<T>) this).why());
    }

    /** The same with another value; what is undefined stays so, for the same reason. */
    default <R> Answer<R> map(Function<T, R> change) {
        return fold(value -> of(change.apply(value)), Answer::undefined);
    }

    /** The value, where there is one. */
    default Optional<T> known() {
        return fold(Optional::of, why -> Optional.empty());
    }
}
