package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.PassageVerdict.Quote;
import dev.assay.core.data.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Collects verdicts and everything that is wrong with them. */
final class VerdictsReader {

    private final Fields fields;
    private final Function<String, Optional<Verdict>> words;
    private final SortedMap<Integer, String> passages;
    private final SortedMap<Integer, ReadVerdict> verdicts = new TreeMap<>();
    private final TreeSet<Integer> seen = new TreeSet<>();
    private final List<Fault> faults = new ArrayList<>();

    VerdictsReader(Fields fields, Function<String, Optional<Verdict>> words, SortedMap<Integer, String> passages) {
        this.fields = fields;
        this.words = words;
        this.passages = passages;
    }

    /** Takes an entry that names its claim; gives its verdict when it is valid. */
    Optional<ReadVerdict> add(JsonNode entry, int claims) {
        Optional<JsonNode> named = fields.get(entry, "claim");
        OptionalInt claim = named.isPresent() ? Fields.number(named.get()) : OptionalInt.empty();
        if (claim.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "claim"));
        } else if (claim.getAsInt() < 1 || claim.getAsInt() > claims) {
            faults.add(Fault.of(Fault.Kind.SURPLUS_CLAIM, claim.getAsInt()));
        } else if (!seen.add(claim.getAsInt())) {
            faults.add(Fault.of(Fault.Kind.REPEATED_CLAIM, claim.getAsInt()));
        } else {
            Optional<ReadVerdict> verdict = verdict(entry, claim.getAsInt());
            verdict.ifPresent(read -> verdicts.put(read.claim(), read));
            return verdict;
        }
        return Optional.empty();
    }

    Reading<List<ReadVerdict>> result(int claims) {
        for (int claim = 1; claim <= claims; claim++) {
            if (!seen.contains(claim)) {
                faults.add(Fault.of(Fault.Kind.MISSING_CLAIM, claim));
            }
        }
        return faults.isEmpty() ? new Reading.Read<>(List.copyOf(verdicts.values())) : new Reading.Unreadable<>(faults);
    }

    /** What has been found wrong so far. */
    List<Fault> faults() {
        return faults;
    }

    /** The verdict in an entry; nothing, and a fault noted, when it breaks a rule. */
    Optional<ReadVerdict> verdict(JsonNode entry, int claim) {
        Optional<String> word = fields.text(entry, "verdict");
        Optional<Verdict> verdict = word.flatMap(words);
        if (verdict.isEmpty()) {
            return fault(word.map(found -> Fault.naming(Fault.Kind.WORD, found))
                    .orElseGet(() -> Fault.naming(Fault.Kind.FIELD, "verdict")));
        }
        Optional<List<Integer>> named = passages(entry);
        if (named.isEmpty()) {
            return fault(Fault.naming(Fault.Kind.FIELD, "passages"));
        }
        boolean decides = verdict.get() != Verdict.NOT_STATED;
        if (decides == named.get().isEmpty()) {
            return fault(Fault.of(decides ? Fault.Kind.NO_PASSAGE : Fault.Kind.SURPLUS_PASSAGE, claim));
        }
        if (!passages.keySet().containsAll(named.get())) {
            return fault(Fault.of(Fault.Kind.UNKNOWN_PASSAGE, claim));
        }
        SortedMap<Integer, Quote> quotes = new TreeMap<>();
        if (decides) {
            Optional<String> quote = fields.text(entry, "quote").filter(text -> !text.isBlank());
            if (quote.isEmpty()) {
                return fault(Fault.of(Fault.Kind.NO_QUOTE, claim));
            }
            named.get()
                    .forEach(passage -> Quotes.find(passages.getOrDefault(passage, ""), quote.get())
                            .ifPresent(found -> quotes.put(passage, found)));
            if (quotes.isEmpty()) {
                return fault(Fault.of(Fault.Kind.QUOTE, claim));
            }
        }
        String reason = fields.text(entry, "reason").orElse("").strip();
        return Optional.of(new ReadVerdict(claim, verdict.get(), named.get(), quotes, reason));
    }

    /** Passage numbers, ascending, each once; a single number counts as a list; absent is none. */
    private Optional<List<Integer>> passages(JsonNode entry) {
        if (!fields.has(entry, "passages")) {
            return Optional.of(List.of());
        }
        Optional<JsonNode> given = fields.get(entry, "passages");
        if (given.isEmpty()) {
            return Optional.empty();
        }
        TreeSet<Integer> numbers = new TreeSet<>();
        List<JsonNode> items = new ArrayList<>();
        if (given.get().isArray()) {
            given.get().forEach(items::add);
        } else {
            items.add(given.get());
        }
        for (JsonNode item : items) {
            OptionalInt number = Fields.number(item);
            if (number.isEmpty()) {
                return Optional.empty();
            }
            numbers.add(number.getAsInt());
        }
        return Optional.of(List.copyOf(numbers));
    }

    private Optional<ReadVerdict> fault(Fault fault) {
        faults.add(fault);
        return Optional.empty();
    }
}
