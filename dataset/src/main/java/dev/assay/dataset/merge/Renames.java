package dev.assay.dataset.merge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.Canonical;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/** New ids of passages and documents of one set, and what follows from them for its corpus and its labels. */
final class Renames {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final Map<String, String> passages = new HashMap<>();
    private final Map<String, String> documents = new HashMap<>();

    void passage(String id, String renamed) {
        passages.put(id, renamed);
    }

    void document(String name, String renamed) {
        documents.put(name, renamed);
    }

    boolean none() {
        return passages.isEmpty() && documents.isEmpty();
    }

    /** How many passages have another id. */
    int count() {
        return passages.size();
    }

    /** A passage's line under its new names. */
    String passage(PassageLine line) {
        String id = passages.getOrDefault(line.id(), line.id());
        String document = documents.getOrDefault(line.document(), line.document());
        if (id.equals(line.id()) && document.equals(line.document())) {
            return line.json();
        }
        try {
            ObjectNode object = (ObjectNode) JSON.readTree(line.json());
            object.put(object.hasNonNull("id") ? "id" : "_id", id);
            if (object.hasNonNull("document") || !document.equals(id)) {
                object.put("document", document);
            }
            return JSON.writeValueAsString(object);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("the line was read before", impossible);
        }
    }

    /** A case whose labels have the new names; without what a system did, which names passages by the old ones. */
    Entry labels(Entry entry) {
        if (none()) {
            return entry;
        }
        Entry renamed = entry;
        for (String field : Canonical.OUTPUT_FIELDS) {
            renamed = renamed.json().contains('"' + field + '"') ? renamed.without(field) : renamed;
        }
        try {
            JsonNode relevant = JSON.readTree(entry.json()).path("relevant");
            return relevant.isArray() ? renamed.with("relevant", renamed((ArrayNode) relevant)) : renamed;
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("the line was read before", impossible);
        }
    }

    private ArrayNode renamed(ArrayNode labels) {
        ArrayNode all = JSON.createArrayNode();
        for (JsonNode label : labels) {
            if (label.isTextual()) {
                all.add(item(label.asText()));
            } else if (label instanceof ObjectNode object) {
                ObjectNode copy = object.deepCopy();
                if (copy.hasNonNull("id")) {
                    copy.set("id", item(copy.path("id").asText()));
                }
                if (copy.hasNonNull("document")) {
                    String document = copy.path("document").asText();
                    copy.put("document", documents.getOrDefault(document, document));
                }
                if (copy.path("anyOf") instanceof ArrayNode any) {
                    copy.set("anyOf", renamed(any));
                }
                all.add(copy);
            } else {
                all.add(label);
            }
        }
        return all;
    }

    /** An item is a passage, or a document where no passage has the id. */
    private TextNode item(String id) {
        return TextNode.valueOf(passages.getOrDefault(id, documents.getOrDefault(id, id)));
    }
}
