package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects claims that come with their verdicts. Equal claims merge when their verdicts agree. */
final class OneCallReader {

    private record Judged(String text, ReadVerdict verdict) {}

    private final Fields fields;
    private final VerdictsReader verdicts;
    private final Map<String, Judged> claims = new LinkedHashMap<>();
    private final List<Fault> faults = new ArrayList<>();
    private int entries;

    OneCallReader(Fields fields, VerdictsReader verdicts) {
        this.fields = fields;
        this.verdicts = verdicts;
    }

    void add(JsonNode entry) {
        entries++;
        Optional<String> text = fields.text(entry, "text");
        if (text.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "text"));
        } else if (text.get().isBlank()) {
            faults.add(Fault.of(Fault.Kind.BLANK_CLAIM, entries));
        } else {
            verdicts.verdict(entry, entries)
                    .ifPresent(verdict -> merge(new Judged(text.get().strip(), verdict)));
        }
    }

    private void merge(Judged judged) {
        Judged earlier = claims.putIfAbsent(ClaimsReader.sameness(judged.text), judged);
        if (earlier != null && !earlier.verdict.agrees(judged.verdict)) {
            faults.add(Fault.of(Fault.Kind.REPEATED_CLAIM, judged.verdict.claim()));
        }
    }

    Reading<ReadOneCall> result(boolean statesSomething) {
        List<Fault> all = new ArrayList<>(faults);
        all.addAll(verdicts.faults());
        if (entries == 0 && statesSomething) {
            all.add(Fault.of(Fault.Kind.NO_CLAIMS));
        }
        if (!all.isEmpty()) {
            return new Reading.Unreadable<>(all);
        }
        List<String> texts = new ArrayList<>();
        List<ReadVerdict> numbered = new ArrayList<>();
        for (Judged judged : claims.values()) {
            texts.add(judged.text);
            numbered.add(judged.verdict.of(texts.size()));
        }
        return new Reading.Read<>(new ReadOneCall(new ReadClaims(texts, entries - texts.size()), numbered));
    }
}
