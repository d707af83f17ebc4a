package dev.assay.dataset.folder;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.StoredLine;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A case as its line says it, beside the line itself, so that fields which Assay does not know survive an edit.
 *
 * @param line line of the file from 1; 0 for one that was made here
 * @param json the line, one JSON object without line break
 * @param source the case
 * @param outputs what stands inline of what a system did, by their {@code repeat}
 */
public record Entry(int line, String json, Case source, List<Output> outputs) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    public Entry {
        outputs = List.copyOf(outputs);
    }

    /** An entry that was made here. */
    public static Entry of(Case source, Optional<Output> output) {
        return new Entry(
                0, CaseJson.line(source, output), source, output.stream().toList());
    }

    /**
     * An entry from its line.
     *
     * @param file the file it stands in, for messages
     * @throws dev.assay.engine.input.InputException with all that is wrong
     */
    public static Entry parse(String json, String file, int line) {
        CaseLine read = StoredLine.read(json, file);
        return new Entry(line, json, read.source(), read.outputs());
    }

    /** Its id. */
    public String id() {
        return source.id();
    }

    /** The same line with a field set; it keeps its place where it was there, else it comes last. */
    public Entry with(String field, JsonNode value) {
        return edited(object -> object.set(field, value));
    }

    /** The same line without a field. */
    public Entry without(String field) {
        return edited(object -> object.remove(field));
    }

    private Entry edited(Consumer<ObjectNode> edit) {
        try {
            ObjectNode object = (ObjectNode) JSON.readTree(json);
            edit.accept(object);
            return parse(JSON.writeValueAsString(object), "edited case " + id(), line);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("the line was read before", impossible);
        }
    }
}
