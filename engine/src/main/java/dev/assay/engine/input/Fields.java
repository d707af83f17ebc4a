package dev.assay.engine.input;

import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Typed access to the fields of an object. A field of the wrong type is a fault at its place and reads as absent; so
 * does {@code null}, without a fault.
 */
public final class Fields {

    private final Node.Obj object;
    private final Source source;

    /** Reads this object and reports to this source. */
    public Fields(Node.Obj object, Source source) {
        this.object = object;
        this.source = source;
    }

    /** The object itself. */
    public Node.Obj object() {
        return object;
    }

    /** Whether the field is there and not {@code null}. */
    public boolean has(String key) {
        return object.get(key).isPresent();
    }

    /** Any value. */
    public Optional<Node> node(String key) {
        return object.get(key);
    }

    /** A string, blank or not. */
    public Optional<String> text(String key) {
        return object.get(key).flatMap(node -> text(node, "a string in `" + key + "`"));
    }

    /** A string that is not blank. */
    public Optional<String> name(String key) {
        return object.get(key).flatMap(node -> name(node, "a string that is not blank in `" + key + "`"));
    }

    /** A string that must be there and not be blank. */
    public Optional<String> required(String key, String meaning) {
        if (!has(key)) {
            missing(key, meaning);
        }
        return name(key);
    }

    /** Says that a field is not there. */
    public void missing(String key, String meaning) {
        source.fault(object.line(), object.column(), "an object without `" + key + "`", "`" + key + "`: " + meaning);
    }

    /** A finite number of at least {@code least}. */
    public OptionalDouble number(String key, double least, String allowed) {
        Optional<Node> node = object.get(key);
        if (node.isEmpty()) {
            return OptionalDouble.empty();
        }
        if (node.get() instanceof Node.Num num) {
            double value = Double.parseDouble(num.text());
            if (value >= least && !Double.isInfinite(value)) {
                return OptionalDouble.of(value);
            }
        }
        source.fault(node.get(), allowed + " in `" + key + "`");
        return OptionalDouble.empty();
    }

    /** A whole number of at least {@code least} that an {@code int} holds; 2.0 is whole. */
    public OptionalInt whole(String key, int least, String allowed) {
        Optional<Node> node = object.get(key);
        if (node.isEmpty()) {
            return OptionalInt.empty();
        }
        if (node.get() instanceof Node.Num num) {
            double value = Double.parseDouble(num.text());
            if (value == Math.rint(value) && value >= least && value <= Integer.MAX_VALUE) {
                return OptionalInt.of((int) value);
            }
        }
        source.fault(node.get(), allowed + " in `" + key + "`");
        return OptionalInt.empty();
    }

    /** One of the words of an enumeration. */
    public <E> Optional<E> word(String key, E[] values, Function<E, String> word) {
        Optional<Node> node = object.get(key);
        if (node.isEmpty()) {
            return Optional.empty();
        }
        String typed = node.get() instanceof Node.Text text ? text.value() : "";
        for (E value : values) {
            if (word.apply(value).equals(typed)) {
                return Optional.of(value);
            }
        }
        List<String> words = Stream.of(values).map(word).toList();
        String hint = typed.isEmpty() ? "" : NearNames.hint(typed, words);
        source.fault(node.get(), String.join(", ", words) + " in `" + key + "`" + hint);
        return Optional.empty();
    }

    /** An object. */
    public Optional<Node.Obj> object(String key) {
        return object.get(key).flatMap(node -> object(node, "an object in `" + key + "`"));
    }

    /** A list; absent and empty are told apart. */
    public Optional<Node.Arr> list(String key, String of) {
        Optional<Node> node = object.get(key);
        if (node.isPresent() && !(node.get() instanceof Node.Arr)) {
            source.fault(node.get(), "a list of " + of + " in `" + key + "`");
            return Optional.empty();
        }
        return node.map(Node.Arr.class::cast);
    }

    /** A list of strings that are not blank; none where the field is absent. */
    public List<String> names(String key) {
        return strings(key, node -> name(node, "a string that is not blank in `" + key + "`"));
    }

    /** A list of strings; none where the field is absent. */
    public List<String> texts(String key) {
        return strings(key, node -> text(node, "a string in `" + key + "`"));
    }

    private List<String> strings(String key, Function<Node, Optional<String>> read) {
        Optional<Node.Arr> list = list(key, "strings");
        if (list.isEmpty()) {
            return List.of();
        }
        List<String> strings = new ArrayList<>(list.get().items().size());
        list.get().items().forEach(item -> read.apply(item).ifPresent(strings::add));
        return strings;
    }

    private Optional<String> text(Node node, String allowed) {
        if (node instanceof Node.Text text) {
            return Optional.of(text.value());
        }
        source.fault(node, allowed);
        return Optional.empty();
    }

    private Optional<String> name(Node node, String allowed) {
        if (node instanceof Node.Text text && !text.value().isBlank()) {
            return Optional.of(text.value());
        }
        source.fault(node, allowed);
        return Optional.empty();
    }

    private Optional<Node.Obj> object(Node node, String allowed) {
        if (node instanceof Node.Obj obj) {
            return Optional.of(obj);
        }
        source.fault(node, allowed);
        return Optional.empty();
    }
}
