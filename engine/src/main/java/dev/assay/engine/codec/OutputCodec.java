package dev.assay.engine.codec;

import dev.assay.core.data.Citation;
import dev.assay.core.data.Filter;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Stage;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads what the system did, inline or from {@code outputs.jsonl}. An item of a ranked list may be a bare id; stages
 * are an object from name to list, in pipeline order, or a list of {@code {"name","items","filter"}}.
 */
final class OutputCodec {

    /** The fields that belong to an output and not to the dataset. */
    static final Set<String> FIELDS = Set.of(
            "retrieved",
            "stages",
            "answer",
            "citations",
            "usage",
            "latencyMs",
            "cost",
            "error",
            "model",
            "repeat",
            "repeats");

    private static final Set<String> ITEM =
            Set.of("id", "document", "start", "end", "text", "score", "metadata", "acl");
    private static final double ANY = Double.NEGATIVE_INFINITY;

    private final Source source;
    private final Warnings warnings;
    private final FilterCodec filters;

    OutputCodec(Source source, Warnings warnings) {
        this.source = source;
        this.warnings = warnings;
        this.filters = new FilterCodec(source);
    }

    /** Whether a line holds an output field. */
    static boolean standsIn(Node.Obj object) {
        for (Node.Member member : object.members()) {
            if (FIELDS.contains(member.key()) && !(member.value() instanceof Node.Null)) {
                return true;
            }
        }
        return false;
    }

    /** The outputs of a case, by their {@code repeat}; worth using only when no fault was told. */
    List<Output> all(Fields fields) {
        return fields.list("repeats", "outputs")
                .map(list -> new RepeatsCodec(this, source, warnings).read(list, read(fields)))
                .orElseGet(() -> List.of(read(fields)));
    }

    /** The output; worth using only when no fault was told. */
    Output read(Fields fields) {
        Optional<List<Retrieved>> retrieved =
                fields.list("retrieved", "items").map(list -> ranked(list, "retrieved[]."));
        Optional<String> answer = fields.text("answer");
        OptionalInt repeat = fields.whole("repeat", 1, "a whole number, 1 or more,");
        return new Output(
                retrieved,
                stages(fields),
                answer,
                citations(fields, answer),
                fields.object("usage").map(o -> Plain.deep(o, source)).orElse(Map.of()),
                fields.number("latencyMs", 0, "milliseconds, 0 or more,"),
                fields.number("cost", 0, "a number, 0 or more,"),
                fields.text("error").filter(error -> !error.isBlank()),
                fields.text("model").filter(model -> !model.isBlank()),
                repeat.orElse(1));
    }

    private List<Retrieved> ranked(Node.Arr list, String within) {
        List<Retrieved> items = new ArrayList<>(list.items().size());
        for (Node node : list.items()) {
            if (node instanceof Node.Obj object) {
                item(object, within).ifPresent(items::add);
            } else if (node instanceof Node.Text text && !text.value().isBlank()) {
                items.add(Retrieved.of(text.value()));
            } else {
                source.fault(node, "an id or {\"id\",\"document\",\"start\",\"end\",\"text\",\"score\",\"metadata\"}");
            }
        }
        return items;
    }

    private Optional<Retrieved> item(Node.Obj object, String within) {
        warnings.unknown(object, within, ITEM);
        Fields fields = new Fields(object, source);
        Optional<String> document = fields.name("document");
        Optional<String> text = fields.text("text");
        OptionalDouble score = fields.number("score", ANY, "a finite number");
        Map<String, Object> metadata =
                fields.object("metadata").map(o -> Plain.flat(o, source)).orElse(Map.of());
        List<String> acl = fields.names("acl");
        var span = Spans.read(fields, source);
        return fields.required("id", "a string that is not blank")
                .map(id -> new Retrieved(id, document, span, text, score, metadata, acl));
    }

    private List<Stage> stages(Fields fields) {
        Optional<Node> node = fields.node("stages");
        List<Stage> stages = new ArrayList<>();
        if (node.isPresent() && node.get() instanceof Node.Obj object) {
            for (Node.Member member : object.members()) {
                if (member.value() instanceof Node.Obj inner) {
                    warnings.unknown(inner, "stages." + member.key() + ".", Set.of("items", "filter"));
                    filtered(member.key(), new Fields(inner, source)).ifPresent(stages::add);
                } else {
                    new Fields(object, source)
                            .list(member.key(), "items")
                            .ifPresent(list -> stages.add(new Stage(member.key(), ranked(list, "stages[]."))));
                }
            }
        } else if (node.isPresent() && node.get() instanceof Node.Arr list) {
            list.items().forEach(item -> stage(item).ifPresent(stages::add));
        } else if (node.isPresent()) {
            source.fault(node.get(), "an object from stage name to ranked list, such as {\"vector\":[…]}");
        }
        return stages;
    }

    private Optional<Stage> stage(Node node) {
        if (node instanceof Node.Obj object) {
            Fields fields = new Fields(object, source);
            warnings.unknown(object, "stages[].", Set.of("name", "items", "filter"));
            return fields.required("name", "the stage's name").flatMap(name -> filtered(name, fields));
        }
        source.fault(node, "{\"name\",\"items\",\"filter\"}");
        return Optional.empty();
    }

    private Optional<Stage> filtered(String name, Fields fields) {
        Optional<Filter> filter = fields.node("filter").flatMap(filters::read);
        if (!fields.has("items")) {
            fields.missing("items", "the ranked list of the stage, [] where it put out nothing");
        }
        return fields.list("items", "items").map(list -> new Stage(name, ranked(list, "stages[].items[]."), filter));
    }

    private List<Citation> citations(Fields fields, Optional<String> answer) {
        List<Citation> citations = new ArrayList<>();
        for (Node node :
                fields.list("citations", "objects").map(Node.Arr::items).orElse(List.of())) {
            if (node instanceof Node.Obj object) {
                citation(object, answer).ifPresent(citations::add);
            } else {
                source.fault(node, "{\"start\",\"end\",\"ids\":[…]}");
            }
        }
        return citations;
    }

    private Optional<Citation> citation(Node.Obj object, Optional<String> answer) {
        warnings.unknown(object, "citations[].", Set.of("start", "end", "ids"));
        Fields fields = new Fields(object, source);
        for (String key : List.of("start", "end", "ids")) {
            if (!fields.has(key)) {
                fields.missing(key, "a citation has start, end and ids");
                return Optional.empty();
            }
        }
        List<String> ids = fields.names("ids");
        return Spans.read(fields, source).flatMap(span -> {
            if (answer.isPresent() && span.end() > answer.get().length()) {
                source.fault(
                        fields.node("end").orElse(object),
                        "an `end` within the answer, which has " + answer.get().length() + " characters");
                return Optional.empty();
            }
            return Optional.of(new Citation(span.start(), span.end(), ids));
        });
    }
}
