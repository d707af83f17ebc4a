package dev.assay.dataset.imports.formats;

import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.dataset.imports.port.TextId;
import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names that people give to Assay's fields before they know them. */
final class PlainNames {

    /** All of them. */
    static final List<String> ALL = List.of(
            "relevantChunkIds",
            "relevantDocIds",
            "retrievedChunks",
            "groundTruth",
            "expectedContexts",
            "reference_answer",
            "reference_contexts");

    private static final int LONGEST_ID = 64;
    private static final Pattern SENTENCE = Pattern.compile("[\\s，。！？；、]");
    private static final Pattern BETWEEN = Pattern.compile("\\s*[,;|]\\s*");

    private PlainNames() {}

    /** The value of one of Assay's fields under its plain name. */
    static Optional<Node> read(String field, Row row, Sink sink) {
        return switch (field) {
            case "relevant" ->
                list(row, "relevantChunkIds")
                        .map(PlainNames::ids)
                        .or(() -> list(row, "relevantDocIds").map(PlainNames::documents));
            case "reference" -> row.node("groundTruth", "reference_answer");
            case "referenceContexts" -> row.value("expectedContexts", "reference_contexts");
            case "retrieved" -> row.value("retrievedChunks").map(node -> retrieved(node, sink));
            default -> Optional.empty();
        };
    }

    private static Optional<Node.Arr> list(Row row, String name) {
        return row.value(name).map(node -> {
            if (node instanceof Node.Arr list) {
                return list;
            }
            return node instanceof Node.Text text
                    ? list(text)
                    : new Node.Arr(node.line(), node.column(), List.of(node));
        });
    }

    /** The words of a cell between commas, semicolons or bars. */
    static Node.Arr list(Node.Text cell) {
        List<Node> words = Stream.of(BETWEEN.split(cell.value().strip()))
                .filter(word -> !word.isBlank())
                .<Node>map(word -> new Node.Text(cell.line(), cell.column(), word))
                .toList();
        return new Node.Arr(cell.line(), cell.column(), words);
    }

    private static Node ids(Node.Arr list) {
        return new Node.Arr(
                list.line(),
                list.column(),
                list.items().stream().map(PlainNames::word).toList());
    }

    private static Node documents(Node.Arr list) {
        return new Node.Arr(
                list.line(),
                list.column(),
                list.items().stream()
                        .<Node>map(id -> object(id, List.of(member("document", word(id)))))
                        .toList());
    }

    /** Passages as objects, or as bare ids or texts; texts get ids of their words. */
    private static Node retrieved(Node node, Sink sink) {
        if (!(node instanceof Node.Arr list)) {
            return node;
        }
        boolean texts = list.items().stream()
                .anyMatch(item -> item instanceof Node.Text text
                        && (text.value().length() > LONGEST_ID
                                || SENTENCE.matcher(text.value()).find()));
        if (!list.items().isEmpty() && list.items().get(0) instanceof Node.Text) {
            sink.note("`retrievedChunks` are taken as " + (texts ? "texts" : "ids"), list.line());
        }
        List<Node> passages = new ArrayList<>(list.items().size());
        for (Node item : list.items()) {
            if (item instanceof Node.Text text && texts) {
                passages.add(object(item, List.of(id(text), member("text", text))));
            } else if (item instanceof Node.Obj object
                    && object.get("id").isEmpty()
                    && object.get("text").orElse(item) instanceof Node.Text text) {
                List<Node.Member> members = new ArrayList<>(object.members());
                members.add(id(text));
                passages.add(object(item, members));
            } else {
                passages.add(word(item));
            }
        }
        return new Node.Arr(list.line(), list.column(), passages);
    }

    private static Node.Member id(Node.Text text) {
        return member("id", new Node.Text(text.line(), text.column(), TextId.of("t-", '\n' + text.value())));
    }

    private static Node word(Node node) {
        return node instanceof Node.Num num ? new Node.Text(num.line(), num.column(), num.text()) : node;
    }

    private static Node.Obj object(Node at, List<Node.Member> members) {
        return new Node.Obj(at.line(), at.column(), members);
    }

    private static Node.Member member(String key, Node value) {
        return new Node.Member(key, value.line(), value.column(), value);
    }
}
