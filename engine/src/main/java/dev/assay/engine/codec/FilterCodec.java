package dev.assay.engine.codec;

import dev.assay.core.data.Filter;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the {@code filter} of a stage: an object from attribute to value, or to a list of values of which one will do,
 * or the search engine's own words as a string.
 */
final class FilterCodec {

    private static final String SHAPE =
            "a filter: {\"attribute\": \"value\"}, {\"attribute\": [\"one\", \"other\"]}, or a string";

    private final Source source;

    FilterCodec(Source source) {
        this.source = source;
    }

    /** The filter; absent where it demands nothing, or has faults, which are told. */
    Optional<Filter> read(Node node) {
        if (node instanceof Node.Text text) {
            return Optional.of(text.value()).filter(words -> !words.isBlank()).map(Filter::of);
        }
        if (!(node instanceof Node.Obj object)) {
            source.fault(node, SHAPE);
            return Optional.empty();
        }
        Map<String, List<String>> wanted = new LinkedHashMap<>();
        for (Node.Member member : object.members()) {
            if (!(member.value() instanceof Node.Null)) {
                wanted.put(member.key(), values(member.value()));
            }
        }
        return wanted.isEmpty() ? Optional.empty() : Optional.of(Filter.of(wanted));
    }

    private List<String> values(Node node) {
        return node instanceof Node.Arr list
                ? list.items().stream().flatMap(item -> value(item).stream()).toList()
                : value(node).stream().toList();
    }

    private Optional<String> value(Node node) {
        if (node instanceof Node.Obj || node instanceof Node.Arr || node instanceof Node.Null) {
            source.fault(node, SHAPE);
            return Optional.empty();
        }
        return Plain.scalar(node, source).map(Object::toString);
    }
}
