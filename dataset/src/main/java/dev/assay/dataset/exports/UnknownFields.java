package dev.assay.dataset.exports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.assay.engine.codec.CaseLine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Fields of a line that are not Assay's. */
final class UnknownFields {

    private static final JsonFactory JSON = new JsonFactory();

    private UnknownFields() {}

    static List<String> of(String line) throws IOException {
        List<String> unknown = new ArrayList<>();
        if (line.isEmpty()) {
            return unknown;
        }
        try (JsonParser parser = JSON.createParser(line)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                if (!CaseLine.FIELDS.contains(parser.currentName())) {
                    unknown.add(parser.currentName());
                }
                parser.nextToken();
                parser.skipChildren();
            }
        }
        return unknown;
    }
}
