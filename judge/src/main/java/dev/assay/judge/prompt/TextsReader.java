package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects short texts and everything that is wrong with them. Equal ones merge, the first spelling is kept. */
final class TextsReader {

    private final Fields fields;
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final List<Fault> faults = new ArrayList<>();
    private int entries;

    TextsReader(Fields fields) {
        this.fields = fields;
    }

    void add(JsonNode entry) {
        entries++;
        Optional<String> text = entry.isTextual() ? Optional.of(entry.asText()) : fields.text(entry, "text");
        if (text.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "text"));
        } else if (Folded.of(text.get()).text().isBlank()) {
            faults.add(Fault.of(Fault.Kind.BLANK_ENTRY, entries));
        } else {
            texts.putIfAbsent(ClaimsReader.sameness(text.get()), text.get().strip());
        }
    }

    /** The texts, if there are as many different ones as asked for. */
    Reading<List<String>> exactly(int count) {
        if (texts.size() != count) {
            faults.add(new Fault(Fault.Kind.QUESTIONS, texts.size() + " : " + count));
        }
        return result();
    }

    /** The texts, if each of them occurs in another one, width, case and white space aside. */
    Reading<List<String>> within(String whole) {
        String folded = Folded.of(whole).text();
        texts.values().stream()
                .filter(text -> !folded.contains(Folded.of(text).text()))
                .forEach(text -> faults.add(Fault.naming(Fault.Kind.ENTITY, text)));
        return result();
    }

    private Reading<List<String>> result() {
        return faults.isEmpty() ? new Reading.Read<>(List.copyOf(texts.values())) : new Reading.Unreadable<>(faults);
    }
}
