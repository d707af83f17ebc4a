package dev.assay.judge.embedded.sets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.data.AnswerKind;
import dev.assay.core.words.Slice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.StreamSupport;

/** One row of the sets; what it holds beside its id is told by its type. */
record SetRow(String id, String language, String split, JsonNode fields) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** All rows of {@code refusal}, {@code contrast} or {@code claims}, in order. */
    static List<SetRow> all(String set) {
        return rows("/sets/" + set + ".jsonl");
    }

    /** The rows written after the rules, which no rule was ever tuned on. */
    static List<SetRow> fresh(String set) {
        return rows("/sets/fresh/" + set + ".jsonl");
    }

    private static List<SetRow> rows(String path) {
        try (InputStream in = Objects.requireNonNull(SetRow.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(SetRow::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of one language and half, or of one language's {@code fresh} ones. */
    static List<SetRow> of(String set, String language, String split) {
        return (split.equals("fresh") ? fresh(set) : all(set))
                .stream()
                        .filter(row -> row.language.equals(language) && row.split.equals(split))
                        .toList();
    }

    private static SetRow parse(String line) {
        try {
            JsonNode fields = JSON.readTree(line);
            return new SetRow(text(fields, "id"), text(fields, "language"), text(fields, "split"), fields);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(JsonNode fields, String name) {
        return Objects.requireNonNull(fields.get(name), name).asText();
    }

    /** A field that must be there. */
    String text(String name) {
        return text(fields, name);
    }

    /** What a row of {@code refusal} does. */
    AnswerKind label() {
        return AnswerKind.valueOf(text("label").toUpperCase(Locale.ROOT));
    }

    /** The ranges of the claims of a row of {@code claims}. */
    List<Slice> claims() {
        return StreamSupport.stream(fields.get("claims").spliterator(), false)
                .map(claim ->
                        new Slice(claim.get("start").asInt(), claim.get("end").asInt()))
                .toList();
    }
}
