package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collects the grades of numbered items and everything that is wrong with them. */
final class GradesReader {

    private final Fields fields;
    private final Words words;
    private final Set<Integer> due;
    private final SortedMap<Integer, ReadGrade> grades = new TreeMap<>();
    private final TreeSet<Integer> seen = new TreeSet<>();
    private final List<Fault> faults = new ArrayList<>();

    GradesReader(Fields fields, Words words, Set<Integer> due) {
        this.fields = fields;
        this.words = words;
        this.due = due;
    }

    void add(JsonNode entry) {
        Optional<JsonNode> named = fields.get(entry, "item");
        OptionalInt item = named.isPresent() ? Fields.number(named.get()) : OptionalInt.empty();
        if (item.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "item"));
        } else if (!due.contains(item.getAsInt())) {
            faults.add(Fault.of(Fault.Kind.SURPLUS_ITEM, item.getAsInt()));
        } else if (!seen.add(item.getAsInt())) {
            faults.add(Fault.of(Fault.Kind.REPEATED_ITEM, item.getAsInt()));
        } else {
            grade(entry, item.getAsInt());
        }
    }

    private void grade(JsonNode entry, int item) {
        Optional<String> word = fields.text(entry, "grade");
        Optional<String> meant = word.flatMap(words::meaning);
        if (meant.isPresent()) {
            grades.put(
                    item,
                    new ReadGrade(
                            meant.get(), fields.text(entry, "reason").orElse("").strip()));
        } else {
            faults.add(word.map(found -> Fault.naming(Fault.Kind.WORD, found))
                    .orElseGet(() -> Fault.naming(Fault.Kind.FIELD, "grade")));
        }
    }

    Reading<SortedMap<Integer, ReadGrade>> result() {
        due.stream()
                .filter(item -> !seen.contains(item))
                .forEach(item -> faults.add(Fault.of(Fault.Kind.MISSING_ITEM, item)));
        return faults.isEmpty() ? new Reading.Read<>(grades) : new Reading.Unreadable<>(faults);
    }
}
