package dev.assay.dataset.remap;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Label;
import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.List;

/** Labels as they stand in a line that was read without faults. */
final class LabelNode {

    static final String ANY_OF = "anyOf";

    private static final List<String> FIELDS = List.of("id", "document", "start", "end", "quote", ANY_OF);

    private LabelNode() {}

    /** A label by itself: an id, or an object that is no group. */
    static Label read(JsonNode node) {
        if (!node.isObject()) {
            return new Label.Item(node.asText());
        }
        if (node.has("id")) {
            return new Label.Item(node.path("id").asText());
        }
        String document = node.path("document").asText();
        String quote = node.path("quote").asText("");
        if (node.has("start")) {
            Span span = new Span(node.path("start").asInt(), node.path("end").asInt());
            return new Label.Evidence(document, span, quote);
        }
        return node.hasNonNull("quote") ? new Label.Quote(document, quote) : new Label.WholeDocument(document);
    }

    /** The same node with these labels in place of its own; other fields stay. */
    static JsonNode with(JsonNode node, List<Label> labels) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        if (labels.size() == 1) {
            write(object, labels.get(0));
        } else {
            List<JsonNode> members = new ArrayList<>();
            labels.forEach(label -> members.add(of(label)));
            object.putArray(ANY_OF).addAll(members);
        }
        if (node.isObject()) {
            ObjectNode rest = node.deepCopy();
            rest.remove(FIELDS);
            object.setAll(rest);
        }
        return object.size() == 1 && object.has("id") ? object.path("id") : object;
    }

    static ObjectNode of(Label label) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        write(object, label);
        return object;
    }

    private static void write(ObjectNode object, Label label) {
        if (label instanceof Label.Item item) {
            object.put("id", item.id());
        } else if (label instanceof Label.WholeDocument whole) {
            object.put("document", whole.document());
        } else if (label instanceof Label.Quote quote) {
            object.put("document", quote.document()).put("quote", quote.quote());
        } else if (label instanceof Label.Evidence evidence) {
            object.put("document", evidence.document())
                    .put("start", evidence.span().start())
                    .put("end", evidence.span().end());
            if (!evidence.quote().isEmpty()) {
                object.put("quote", evidence.quote());
            }
        }
    }
}
