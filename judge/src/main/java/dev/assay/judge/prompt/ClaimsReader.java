package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Collects claims. They are numbered in the order of the list; what a model calls them does not matter. */
final class ClaimsReader {

    private static final Pattern FINAL_STOPS = Pattern.compile("[.。!?;,、…:\\s]+$");

    private final Fields fields;
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final List<Fault> faults = new ArrayList<>();
    private int entries;

    ClaimsReader(Fields fields) {
        this.fields = fields;
    }

    void add(JsonNode entry) {
        entries++;
        Optional<String> text = entry.isTextual() ? Optional.of(entry.asText()) : fields.text(entry, "text");
        if (text.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "text"));
        } else if (text.get().isBlank()) {
            faults.add(Fault.of(Fault.Kind.BLANK_CLAIM, entries));
        } else {
            texts.putIfAbsent(sameness(text.get()), text.get().strip());
        }
    }

    /** Claims that differ only in width, case, white space and final punctuation are one. */
    static String sameness(String claim) {
        return FINAL_STOPS.matcher(Folded.of(claim).text()).replaceAll("");
    }

    Reading<ReadClaims> result(boolean statesSomething) {
        if (entries == 0 && statesSomething) {
            faults.add(Fault.of(Fault.Kind.NO_CLAIMS));
        }
        if (!faults.isEmpty()) {
            return new Reading.Unreadable<>(faults);
        }
        return new Reading.Read<>(new ReadClaims(List.copyOf(texts.values()), entries - texts.size()));
    }
}
