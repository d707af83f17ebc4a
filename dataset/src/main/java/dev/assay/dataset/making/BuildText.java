package dev.assay.dataset.making;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.judge.port.PlannedUse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is said of a dataset that was made: to a person, or to a program. */
public final class BuildText {

    private static final String LIMITS = """
            Templates turn headings, definitions, numbers and sentences into questions. They cannot join two passages, compare,
            reword, or see that a document is outdated or contradicts another; their questions share words with the documents,
            so a search by words looks better on them than it is. For the rest name a language model with --judge.
            """;

    private static final String REPLACED = """
            Counted as if every candidate were kept. One that is dropped is replaced, and a reply that cannot be used is asked
            for once more, so it can take several times as many calls; --max-calls bounds it. Nothing was sent or written.
            """;

    private BuildText() {}

    /** For a terminal. */
    public static String text(BuildOutcome outcome) {
        StringBuilder text = new StringBuilder();
        BuildOutcome.Read read = outcome.read();
        line(text, "read", read.documents() + " documents, " + read.passages() + " passages");
        read.unread().forEach(fault -> line(text, "! unread", fault.toString()));
        read.notes().forEach(note -> line(text, "! note", note));
        if (outcome instanceof BuildOutcome.Planned planned) {
            planned(text, planned);
        } else {
            built(text, (BuildOutcome.Built) outcome);
        }
        return text.toString();
    }

    private static void built(StringBuilder text, BuildOutcome.Built built) {
        line(
                text,
                "made by",
                built.model().map(model -> "model " + model).orElse("templates, without a language model"));
        line(text, "cases", built.cases() + " of " + built.wanted() + " wanted: " + counts(built.kept()));
        Map<String, Integer> reasons = new TreeMap<>();
        built.dropped().forEach(dropped -> reasons.merge(dropped.reason().words(), 1, Integer::sum));
        line(text, "dropped", built.dropped().size() + (reasons.isEmpty() ? "" : ": " + counts(reasons)));
        built.model().ifPresent(model -> line(text, "spent", spent(built)));
        built.stopped().ifPresent(why -> line(text, "! stopped", why));
        if (built.model().isEmpty()) {
            text.append(LIMITS);
        }
        if (built.out().isEmpty()) {
            text.append("Nothing was written: no case was kept. ")
                    .append(
                            built.dropped().isEmpty()
                                    ? ""
                                    : "First dropped: " + built.dropped().get(0).why())
                    .append('\n');
        } else {
            line(text, "wrote", built.out().get() + " (what was dropped, with reasons: " + MadeFolder.DROPPED + ")");
            line(
                    text,
                    "next",
                    "every case is a draft: assay dataset review " + built.out().get());
        }
    }

    private static String spent(BuildOutcome.Built built) {
        return built.spent().calls() + " calls, " + built.spent().cached() + " answered by the cache, about "
                + built.spent().tokensIn() + " tokens in, " + built.spent().tokensOut() + " out";
    }

    private static void planned(StringBuilder text, BuildOutcome.Planned planned) {
        if (planned.model().isEmpty()) {
            line(
                    text,
                    "calls",
                    "0: templates would make the cases; name a language model with --judge for the other types");
            return;
        }
        PlannedUse use = planned.use();
        line(text, "model", planned.model().get());
        line(text, "tries", counts(planned.tries()));
        line(text, "calls", use.calls() + " to send, " + use.kept() + " answered by the cache");
        line(text, "tokens", "about " + use.tokensIn() + " in, " + use.tokensOut() + " out");
        line(
                text,
                "cost",
                use.cost().isPresent()
                        ? "about "
                                + String.format(Locale.ROOT, "%.4f", use.cost().getAsDouble())
                                + " in the unit of judge.price"
                        : "unknown: set judge.price.in and judge.price.out, per million tokens");
        text.append(REPLACED);
    }

    private static String counts(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    private static void line(StringBuilder text, String name, String said) {
        text.append(String.format(Locale.ROOT, "%-9s %s%n", name, said));
    }

    /** The result of {@code dataset build --json}. */
    public static void writeJson(BuildOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("documents", outcome.read().documents());
        json.writeNumberField("passages", outcome.read().passages());
        json.writeArrayFieldStart("unread");
        for (var fault : outcome.read().unread()) {
            json.writeString(fault.toString());
        }
        json.writeEndArray();
        if (outcome instanceof BuildOutcome.Planned planned) {
            json.writeStringField("model", planned.model().orElse("none"));
            json.writeNumberField("wanted", planned.wanted());
            counts(json, "tries", planned.tries());
            json.writeNumberField("calls", planned.use().calls());
            json.writeNumberField("kept", planned.use().kept());
            json.writeNumberField("tokensIn", planned.use().tokensIn());
            json.writeNumberField("tokensOut", planned.use().tokensOut());
            if (planned.use().cost().isPresent()) {
                json.writeNumberField("cost", planned.use().cost().getAsDouble());
            }
        } else if (outcome instanceof BuildOutcome.Built built) {
            built(built, json);
        }
        json.writeEndObject();
    }

    private static void built(BuildOutcome.Built built, JsonGenerator json) throws IOException {
        json.writeStringField("model", built.model().orElse("none"));
        json.writeNumberField("wanted", built.wanted());
        json.writeNumberField("cases", built.cases());
        counts(json, "types", built.kept());
        json.writeArrayFieldStart("dropped");
        for (Dropped dropped : built.dropped()) {
            json.writeStartObject();
            json.writeStringField("type", dropped.type().word());
            json.writeStringField("document", dropped.document());
            json.writeStringField("question", dropped.question());
            json.writeStringField("reason", dropped.reason().words());
            json.writeStringField("why", dropped.why());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeNumberField("calls", built.spent().calls());
        json.writeNumberField("cached", built.spent().cached());
        if (built.stopped().isPresent()) {
            json.writeStringField("stopped", built.stopped().get());
        }
        if (built.out().isPresent()) {
            json.writeStringField("out", built.out().get().toString());
        }
    }

    private static void counts(JsonGenerator json, String name, Map<String, Integer> counts) throws IOException {
        json.writeObjectFieldStart(name);
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            json.writeNumberField(entry.getKey(), entry.getValue());
        }
        json.writeEndObject();
    }
}
