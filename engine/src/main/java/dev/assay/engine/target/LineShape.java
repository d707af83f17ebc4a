package dev.assay.engine.target;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.core.data.Output;
import dev.assay.engine.input.InputException;

/**
 * Reads a line that a process wrote: an object with the fields of an output, and perhaps the id of its case.
 *
 * @param reader reads the output
 */
record LineShape(OutputReader reader) {

    private static final int SHOWN = 200;
    private static final JsonMapper JSON = new JsonMapper();

    /** The output, if the line is one for this case. */
    Output read(String line, String id) throws TargetException {
        if (line.isBlank()) {
            throw TargetException.lasting("an empty line; JSON was expected");
        }
        JsonNode root;
        try {
            root = JSON.readTree(line);
        } catch (JsonProcessingException wrong) {
            String shown = line.substring(0, Math.min(line.length(), SHOWN));
            throw TargetException.lasting("the line is not JSON; it begins with `" + shown + "`");
        }
        if (root.has("id") && !root.path("id").asText().equals(id)) {
            throw TargetException.lasting("the line is for `" + root.path("id").asText() + "`, asked was `" + id + "`");
        }
        try {
            Output output = reader.read(line);
            if (isNothing(output)) {
                throw TargetException.lasting("the line has no answer, retrieved, stages or error");
            }
            return output;
        } catch (InputException wrong) {
            throw TargetException.lasting("the line does not fit: " + wrong.getMessage());
        }
    }

    private static boolean isNothing(Output output) {
        return output.ranked().isEmpty()
                && output.answer().isEmpty()
                && output.error().isEmpty();
    }
}
