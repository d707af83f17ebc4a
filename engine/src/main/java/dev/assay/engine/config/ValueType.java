package dev.assay.engine.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a setting may hold.
 *
 * @param shape one value or a list
 * @param allowed what is allowed, in words
 * @param words the words to choose from; none where it is not a choice
 * @param fits tells whether a text is a value
 */
record ValueType(Shape shape, String allowed, List<String> words, Predicate<String> fits) {

    /** How many values stand under a key, and what separates them in an option. */
    enum Shape {
        ONE,
        /** A list; commas outside brackets separate in one text. */
        NAMES,
        /** A list; semicolons and line breaks separate in one text. */
        SENTENCES
    }

    static final ValueType TEXT = one("a text that is not blank", text -> !text.isBlank());
    static final ValueType PATH = one("a path", ValueType::path);
    static final ValueType NAMES = new ValueType(Shape.NAMES, "a list of names", List.of(), text -> !text.isBlank());
    static final ValueType PATHS = new ValueType(Shape.NAMES, "a list of paths", List.of(), ValueType::path);
    static final ValueType SENTENCES =
            new ValueType(Shape.SENTENCES, "a list of rules", List.of(), text -> !text.isBlank());

    static ValueType whole(long least, long most, String allowed) {
        return one(
                allowed,
                text -> whole(text)
                        .filter(value -> value >= least && value <= most)
                        .isPresent());
    }

    static ValueType number(Predicate<Double> range, String allowed) {
        return one(allowed, text -> number(text).filter(range).isPresent());
    }

    static ValueType choice(String... words) {
        List<String> list = List.of(words);
        return new ValueType(Shape.ONE, String.join(", ", list), list, list::contains);
    }

    /** A list of some of these words. */
    static ValueType choices(String... words) {
        List<String> list = List.of(words);
        return new ValueType(Shape.NAMES, "any of " + String.join(", ", list), list, list::contains);
    }

    private static ValueType one(String allowed, Predicate<String> fits) {
        return new ValueType(Shape.ONE, allowed, List.of(), fits);
    }

    boolean accepts(String text) {
        return fits.test(text);
    }

    private static Optional<Long> whole(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException notWhole) {
            return Optional.empty();
        }
    }

    private static Optional<Double> number(String text) {
        try {
            return Optional.of(Double.parseDouble(text)).filter(Double::isFinite);
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    private static boolean path(String text) {
        try {
            return !text.isBlank() && !Path.of(text).toString().isEmpty();
        } catch (InvalidPathException notPath) {
            return false;
        }
    }
}
