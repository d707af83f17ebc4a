package dev.assay.engine.labels;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.calibration.Drift;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * What a judge said of a canary set when it was frozen.
 *
 * @param judge the judge's id
 * @param date the day, such as {@code 2026-12-02}
 * @param data SHA-256 of the set, hexadecimal
 * @param said its verdicts by id
 */
public record FrozenFile(String judge, String date, String data, Map<String, Drift.Said> said) {

    private static final int FORMAT = 1;

    public FrozenFile {
        said = Collections.unmodifiableMap(new TreeMap<>(said));
    }

    /** As text: one verdict a line, sorted by id. */
    public String text() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.useDefaultPrettyPrinter();
            json.writeStartObject();
            json.writeNumberField("format", FORMAT);
            json.writeStringField("judge", judge);
            json.writeStringField("date", date);
            json.writeStringField("data", data);
            json.writeObjectFieldStart("verdicts");
            for (Map.Entry<String, Drift.Said> one : said.entrySet()) {
                json.writeObjectFieldStart(one.getKey());
                json.writeStringField("verdict", one.getValue().word());
                json.writeBooleanField("yes", one.getValue().yes());
                if (one.getValue().probability().isPresent()) {
                    json.writeNumberField(
                            "probability", one.getValue().probability().getAsDouble());
                }
                json.writeEndObject();
            }
            json.writeEndObject();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }

    /**
     * Reads frozen verdicts.
     *
     * @throws InputException when the file is not one
     */
    public static FrozenFile read(Path path) {
        try {
            JsonNode json = new ObjectMapper().readTree(path.toFile());
            if (json.path("format").asInt() == FORMAT && json.path("verdicts").isObject()) {
                Map<String, Drift.Said> said = new TreeMap<>();
                json.path("verdicts").properties().forEach(one -> said.put(one.getKey(), said(one.getValue())));
                return new FrozenFile(
                        json.path("judge").asText(),
                        json.path("date").asText(),
                        json.path("data").asText(),
                        said);
            }
        } catch (IOException e) {
            // Told below, with what to do.
        }
        throw InputException.of(Fault.ofFile(
                path.toString(),
                "something that is no file of frozen verdicts",
                "one that `assay judge drift` wrote; move it away and call again to freeze anew"));
    }

    private static Drift.Said said(JsonNode json) {
        return new Drift.Said(
                json.path("verdict").asText(),
                json.path("yes").asBoolean(),
                json.has("probability")
                        ? OptionalDouble.of(json.path("probability").asDouble())
                        : OptionalDouble.empty());
    }
}
