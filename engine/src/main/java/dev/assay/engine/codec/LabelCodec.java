package dev.assay.engine.codec;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Span;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the field {@code relevant}: ids, grades, OR groups, documents and evidence spans. */
final class LabelCodec {

    private static final String SHAPES =
            "an id, {\"id\",\"grade\"}, {\"anyOf\":[…],\"grade\"} or {\"document\",\"start\",\"end\",\"quote\"}";
    private static final Set<String> KNOWN = Set.of("id", "grade", "anyOf", "document", "start", "end", "quote");
    private static final Set<String> KNOWN_IN_GROUP = Set.of("id", "document", "start", "end", "quote");

    private final Source source;
    private final Warnings warnings;

    LabelCodec(Source source, Warnings warnings) {
        this.source = source;
        this.warnings = warnings;
    }

    /** All groups; an entry with a fault is left out. A label that is repeated with the same grade counts once. */
    Judgments read(Node.Arr list) {
        List<RelevantGroup> groups = new ArrayList<>(list.items().size());
        Map<List<Label>, Integer> grades = new HashMap<>();
        for (Node node : list.items()) {
            Optional<RelevantGroup> group = group(node);
            if (group.isEmpty()) {
                continue;
            }
            Integer earlier =
                    grades.putIfAbsent(group.get().anyOf(), group.get().grade());
            if (earlier == null) {
                groups.add(group.get());
            } else if (earlier != group.get().grade()) {
                source.fault(
                        node.line(),
                        node.column(),
                        "the same item again with grade " + group.get().grade(),
                        "one grade for an item; it has " + earlier + " already");
            } else {
                warnings.note("`relevant` names an item twice; it counts once", node.line());
            }
        }
        return new Judgments(groups);
    }

    private Optional<RelevantGroup> group(Node node) {
        if (node instanceof Node.Obj object) {
            Fields fields = new Fields(object, source);
            warnings.unknown(object, "relevant[].", KNOWN);
            OptionalInt grade = fields.whole("grade", Integer.MIN_VALUE, "a whole number");
            List<Label> labels = fields.has("anyOf")
                    ? anyOf(fields)
                    : single(fields).map(List::of).orElse(List.of());
            return labels.isEmpty() ? Optional.empty() : Optional.of(new RelevantGroup(labels, grade.orElse(1)));
        }
        return id(node, SHAPES).map(label -> new RelevantGroup(List.of(label), 1));
    }

    private List<Label> anyOf(Fields fields) {
        for (String other : List.of("id", "document", "start", "end", "quote")) {
            fields.node(other).ifPresent(node -> source.fault(node, "`" + other + "` inside `anyOf`, not beside it"));
        }
        Optional<Node.Arr> list = fields.list("anyOf", "labels");
        if (list.isPresent() && list.get().items().isEmpty()) {
            source.fault(list.get(), "one label or more in `anyOf`");
        }
        List<Label> labels = new ArrayList<>();
        for (Node node : list.map(Node.Arr::items).orElse(List.of())) {
            if (node instanceof Node.Obj object) {
                Fields inner = new Fields(object, source);
                inner.node("grade")
                        .ifPresent(grade -> source.fault(grade, "`grade` beside `anyOf`, for the whole group"));
                warnings.unknown(object, "anyOf[].", KNOWN_IN_GROUP);
                single(inner).ifPresent(labels::add);
            } else {
                id(node, "an id, {\"id\"} or {\"document\",\"start\",\"end\",\"quote\"}")
                        .ifPresent(labels::add);
            }
        }
        return labels;
    }

    private Optional<Label> single(Fields fields) {
        if (fields.has("id")) {
            for (String other : List.of("document", "start", "end", "quote")) {
                fields.node(other).ifPresent(node -> source.fault(node, "either `id` or `" + other + "`, not both"));
            }
            return fields.name("id").map(Label.Item::new);
        }
        if (!fields.has("document")) {
            source.fault(
                    fields.object().line(), fields.object().column(), "an object without `id` or `document`", SHAPES);
            return Optional.empty();
        }
        Optional<String> document = fields.name("document");
        Optional<String> quote = fields.name("quote");
        if (fields.has("start") || fields.has("end")) {
            Optional<Span> span = Spans.read(fields, source);
            return document.flatMap(d -> span.map(s -> new Label.Evidence(d, s, quote.orElse(""))));
        }
        return document.map(d -> quote.<Label>map(q -> new Label.Quote(d, q)).orElse(new Label.WholeDocument(d)));
    }

    private Optional<Label> id(Node node, String allowed) {
        if (node instanceof Node.Text text && !text.value().isBlank()) {
            return Optional.of(new Label.Item(text.value()));
        }
        source.fault(node, allowed);
        return Optional.empty();
    }
}
