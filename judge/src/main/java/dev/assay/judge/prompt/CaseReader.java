package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.PassageVerdict.Quote;
import dev.assay.judge.port.JudgeReply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads a case that was written; evidence must stand in the passage it names. */
final class CaseReader {

    private final Fields fields;
    private final List<String> passages;
    private final boolean answered;
    private final List<Fault> faults = new ArrayList<>();

    CaseReader(Fields fields, List<String> passages, boolean answered) {
        this.fields = fields;
        this.passages = passages;
        this.answered = answered;
    }

    Reading<JudgeReply.WrittenCase> read(JsonNode node) {
        String skip = fields.text(node, "skip").orElse("").strip();
        if (!skip.isEmpty()) {
            return new Reading.Read<>(new JudgeReply.WrittenCase(skip, "", "", List.of(), List.of()));
        }
        String question = wanted(node, "question", true);
        String answer = wanted(node, "answer", answered);
        List<JudgeReply.QuotedPassage> evidence = answered ? evidence(node) : List.of();
        List<Nugget> nuggets = answered ? nuggets(node) : List.of();
        return faults.isEmpty()
                ? new Reading.Read<>(new JudgeReply.WrittenCase("", question, answer, evidence, nuggets))
                : new Reading.Unreadable<>(faults);
    }

    private String wanted(JsonNode node, String field, boolean needed) {
        String text = fields.text(node, field).orElse("").strip();
        if (needed && text.codePoints().noneMatch(Character::isLetterOrDigit)) {
            faults.add(Fault.naming(Fault.Kind.FIELD, field));
        }
        return text;
    }

    private List<JudgeReply.QuotedPassage> evidence(JsonNode node) {
        List<JudgeReply.QuotedPassage> evidence = new ArrayList<>();
        fields.list(node, "evidence")
                .ifPresent(list -> list.forEach(entry ->
                        quoted(entry).filter(quote -> !evidence.contains(quote)).ifPresent(evidence::add)));
        if (evidence.isEmpty() && faults.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.FIELD, "evidence"));
        }
        return evidence;
    }

    private Optional<JudgeReply.QuotedPassage> quoted(JsonNode entry) {
        OptionalInt number = fields.get(entry, "passage").map(Fields::number).orElse(OptionalInt.empty());
        String said = fields.text(entry, "quote").orElse("");
        boolean shown = number.isPresent() && number.getAsInt() >= 1 && number.getAsInt() <= passages.size();
        Optional<Quote> quote = shown ? Quotes.find(passages.get(number.getAsInt() - 1), said) : Optional.empty();
        if (quote.isEmpty()) {
            faults.add(Fault.naming(Fault.Kind.EVIDENCE_QUOTE, said));
        }
        return quote.map(found -> new JudgeReply.QuotedPassage(number.getAsInt(), found));
    }

    /** A nugget is vital unless it is called something else; without nuggets, none. */
    private List<Nugget> nuggets(JsonNode node) {
        List<Nugget> nuggets = new ArrayList<>();
        fields.list(node, "nuggets")
                .ifPresent(list -> list.forEach(entry -> {
                    Optional<String> text =
                            entry.isTextual() ? Optional.of(entry.asText()) : fields.text(entry, "text");
                    String importance = fields.text(entry, "importance").orElse("vital");
                    text.map(String::strip)
                            .filter(words -> !words.isEmpty())
                            .ifPresent(words -> nuggets.add(
                                    new Nugget(words, !Words.folded(importance).startsWith("okay"))));
                }));
        return nuggets;
    }
}
