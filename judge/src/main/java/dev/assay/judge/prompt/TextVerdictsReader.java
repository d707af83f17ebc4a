package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.PassageVerdict.Quote;
import dev.assay.core.data.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Collects what a further text says of claims, beside what passages say. */
final class TextVerdictsReader {

    private final Fields fields;
    private final Function<String, Optional<Verdict>> words;
    private final String text;
    private final List<ReadTextVerdict> verdicts = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    TextVerdictsReader(Fields fields, Function<String, Optional<Verdict>> words, String text) {
        this.fields = fields;
        this.words = words;
        this.text = text;
    }

    /** Takes an entry whose verdict by passages is valid. */
    void add(JsonNode entry, ReadVerdict passages) {
        Optional<String> word = fields.text(entry, "text-verdict");
        Optional<Verdict> verdict = word.flatMap(words);
        if (verdict.isEmpty()) {
            faults.add(word.map(found -> Fault.naming(Fault.Kind.WORD, found))
                    .orElseGet(() -> Fault.naming(Fault.Kind.FIELD, "text-verdict")));
            return;
        }
        if (verdict.get() == Verdict.NOT_STATED) {
            verdicts.add(new ReadTextVerdict(passages, verdict.get(), Optional.empty()));
            return;
        }
        Optional<String> quote = fields.text(entry, "text-quote").filter(words -> !words.isBlank());
        Optional<String> found =
                quote.flatMap(words -> Quotes.find(text, words)).map(Quote::text);
        if (found.isPresent()) {
            verdicts.add(new ReadTextVerdict(passages, verdict.get(), found));
        } else {
            faults.add(Fault.of(quote.isPresent() ? Fault.Kind.TEXT_QUOTE : Fault.Kind.NO_QUOTE, passages.claim()));
        }
    }

    Reading<List<ReadTextVerdict>> result(Reading<List<ReadVerdict>> passages) {
        if (passages instanceof Reading.Unreadable<List<ReadVerdict>> unreadable) {
            faults.addAll(unreadable.faults());
        }
        verdicts.sort(Comparator.comparingInt(verdict -> verdict.passages().claim()));
        return faults.isEmpty() ? new Reading.Read<>(List.copyOf(verdicts)) : new Reading.Unreadable<>(faults);
    }
}
