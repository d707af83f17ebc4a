package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.judge.port.SentenceSupport;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collects what is said of sentences and of the passages each one cites, and everything that is wrong with it. */
final class CitationsReader {

    private final Fields fields;
    private final Words words;
    private final SortedMap<Integer, List<Integer>> cited;
    private final SortedMap<Integer, SentenceSupport> sentences = new TreeMap<>();
    private final TreeSet<Integer> seen = new TreeSet<>();
    private final List<Fault> faults = new ArrayList<>();

    CitationsReader(Fields fields, Words words, SortedMap<Integer, List<Integer>> cited) {
        this.fields = fields;
        this.words = words;
        this.cited = cited;
    }

    void add(JsonNode entry) {
        Optional<JsonNode> named = fields.get(entry, "item");
        OptionalInt item = named.isPresent() ? Fields.number(named.get()) : OptionalInt.empty();
        if (item.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "sentence"));
        } else if (!cited.containsKey(item.getAsInt())) {
            faults.add(Fault.of(Fault.Kind.SURPLUS_ITEM, item.getAsInt()));
        } else if (!seen.add(item.getAsInt())) {
            faults.add(Fault.of(Fault.Kind.REPEATED_ITEM, item.getAsInt()));
        } else {
            sentence(entry, item.getAsInt());
        }
    }

    private void sentence(JsonNode entry, int number) {
        Optional<String> word = fields.text(entry, "states");
        Optional<String> meant = word.flatMap(words::meaning);
        Optional<Map<Integer, Support>> support = support(entry, cited.getOrDefault(number, List.of()));
        if (meant.isEmpty()) {
            faults.add(word.map(found -> Fault.naming(Fault.Kind.WORD, found))
                    .orElseGet(() -> Fault.naming(Fault.Kind.FIELD, "states")));
        } else if (support.isEmpty()) {
            faults.add(Fault.of(Fault.Kind.CITED, number));
        } else {
            sentences.put(number, new SentenceSupport(meant.get().equals("states"), support.get()));
        }
    }

    /** Each passage under exactly one word; empty when a passage is missing, surplus, named twice or no number. */
    private Optional<Map<Integer, Support>> support(JsonNode entry, List<Integer> due) {
        Map<Integer, Support> found = new TreeMap<>();
        for (Support support : Support.values()) {
            String field = support.name().toLowerCase(Locale.ROOT);
            Optional<JsonNode> list = fields.list(entry, field);
            if (list.isEmpty() && fields.has(entry, field)) {
                return Optional.empty();
            }
            for (JsonNode node : list.map(List::of).orElse(List.of())) {
                for (JsonNode passage : node) {
                    OptionalInt number = Fields.number(passage);
                    if (number.isEmpty()
                            || !due.contains(number.getAsInt())
                            || found.put(number.getAsInt(), support) != null) {
                        return Optional.empty();
                    }
                }
            }
        }
        return found.size() == due.size() ? Optional.of(found) : Optional.empty();
    }

    Reading<SortedMap<Integer, SentenceSupport>> result() {
        cited.keySet().stream()
                .filter(number -> !seen.contains(number))
                .forEach(number -> faults.add(Fault.of(Fault.Kind.MISSING_ITEM, number)));
        return faults.isEmpty() ? new Reading.Read<>(sentences) : new Reading.Unreadable<>(faults);
    }
}
