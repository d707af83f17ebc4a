package dev.assay.engine.store;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.access.Asker;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.Leak;
import dev.assay.core.run.LeakedCase;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads what a run found wrong with a case from its line in the run's {@code cases.jsonl}.
 *
 * @param file the file, for messages
 */
public record StoredFindings(String file) {

    /**
     * Why the case fell short; absent where it did not.
     *
     * @throws InputException when the cause is none that this program knows
     */
    public Optional<Finding> finding(JsonNode line) {
        String word = line.path("cause").asText("");
        if (line.path("cause").isNull() || word.isEmpty()) {
            return Optional.empty();
        }
        Cause cause = Cause.of(word)
                .orElseThrow(() -> InputException.of(Fault.ofFile(
                        file,
                        "the cause `" + word + "`, which this version of Assay does not know",
                        "a run of this version or an older one; run again")));
        return Optional.of(new Finding(
                cause, line.path("evidence").asText(), line.path("advice").asText()));
    }

    /** What came back although the user may not see it; absent where nothing did. */
    public Optional<LeakedCase> leaked(JsonNode line) {
        List<Leak> leaks = new ArrayList<>();
        line.path("leaks").forEach(leak -> leaks.add(leak(leak)));
        return leaks.isEmpty()
                ? Optional.empty()
                : Optional.of(new LeakedCase(line.path("id").asText(), asker(line.path("metadata")), leaks));
    }

    private static String asker(JsonNode metadata) {
        String names = Asker.KEYS.stream()
                .map(metadata::get)
                .filter(Objects::nonNull)
                .map(JsonNode::asText)
                .collect(Collectors.joining(", "));
        return names.isBlank() ? "-" : names;
    }

    private static Leak leak(JsonNode leak) {
        List<String> acl = new ArrayList<>();
        leak.path("acl").forEach(name -> acl.add(name.asText()));
        Leak.Use use = Stream.of(Leak.Use.values())
                .filter(known -> known.word().equals(leak.path("use").asText()))
                .findFirst()
                .orElse(Leak.Use.RETRIEVED);
        return new Leak(
                leak.path("passage").asText(),
                leak.path("rank").asInt(),
                acl,
                use,
                leak.path("claim").asText());
    }
}
