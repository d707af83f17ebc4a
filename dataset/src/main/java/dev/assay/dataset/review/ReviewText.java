package dev.assay.dataset.review;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Review;
import dev.assay.core.stats.Measured;
import dev.assay.core.words.Numbers;
import dev.assay.dataset.review.AgreementOutcome.Disagreement;
import dev.assay.dataset.review.AgreementOutcome.Pair;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.FaultJson;
import dev.assay.engine.input.Words;
import java.io.IOException;
import java.util.List;

/** What is said of a review: to a person, or to a program. */
public final class ReviewText {

    private ReviewText() {}

    /** What was done, and where the dataset stands. */
    public static String text(ReviewOutcome outcome) {
        StringBuilder done = new StringBuilder();
        for (Action action : Action.values()) {
            int times = outcome.done().getOrDefault(action, 0);
            if (times > 0) {
                done.append(done.isEmpty() ? "" : ", ")
                        .append(action.word())
                        .append(' ')
                        .append(times);
            }
        }
        StringBuilder text = new StringBuilder();
        text.append(outcome.by())
                .append(": ")
                .append(done.isEmpty() ? "nothing was done" : done)
                .append(outcome.skipped() > 0 ? ", skipped " + outcome.skipped() : "")
                .append("; waiting still: ")
                .append(outcome.left())
                .append('\n')
                .append("dataset: ");
        for (Review.Status status : Review.Status.values()) {
            text.append(status == Review.Status.DRAFT ? "" : ", ")
                    .append(outcome.statuses().getOrDefault(status, 0))
                    .append(' ')
                    .append(status.word());
        }
        return text.append("; log: ").append(outcome.log()).append('\n').toString();
    }

    /** Rows that were refused and log lines that cannot be read, one a line. */
    public static List<String> faults(ReviewOutcome outcome) {
        return java.util.stream.Stream.concat(outcome.refused().stream(), outcome.damaged().stream())
                .map(Fault::text)
                .toList();
    }

    /** The result of {@code dataset review --json}. */
    public static void writeJson(ReviewOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("by", outcome.by());
        json.writeStringField("log", outcome.log().toString());
        json.writeObjectFieldStart("done");
        for (Action action : Action.values()) {
            json.writeNumberField(action.word(), outcome.done().getOrDefault(action, 0));
        }
        json.writeEndObject();
        json.writeNumberField("skipped", outcome.skipped());
        json.writeNumberField("waiting", outcome.left());
        json.writeObjectFieldStart("statuses");
        for (Review.Status status : Review.Status.values()) {
            json.writeNumberField(status.word(), outcome.statuses().getOrDefault(status, 0));
        }
        json.writeEndObject();
        FaultJson.write(json, "refused", outcome.refused());
        FaultJson.write(json, "damaged", outcome.damaged());
        json.writeEndObject();
    }

    /** How far reviewers agree, and where they do not. */
    public static String text(AgreementOutcome outcome) {
        if (outcome.pairs().isEmpty()) {
            return "no two reviewers have decided anything; `assay dataset review DIR --second --by NAME` takes second"
                    + " opinions\n";
        }
        StringBuilder text = new StringBuilder();
        for (Pair pair : outcome.pairs()) {
            text.append(pair.first()).append(" and ").append(pair.second()).append(": ");
            text.append(
                    pair.cases() == 0
                            ? "no case was judged by both"
                            : pair.agreed() + " of " + pair.cases() + " alike ("
                                    + Numbers.fixed(100.0 * pair.agreed() / pair.cases(), 1) + " %)");
            text.append('\n');
            if (pair.cases() > 0) {
                String kappa = pair.kappa().fold(Measured::text, why -> "undefined: " + why);
                text.append("  kappa  ").append(kappa).append('\n');
            }
            if (pair.stale() > 0) {
                text.append("  ")
                        .append(pair.stale())
                        .append(pair.stale() == 1 ? " case" : " cases")
                        .append(" changed between the two and did not count\n");
            }
            pair.disagreements().forEach(one -> disagreement(pair, one, text));
        }
        return text.toString();
    }

    private static void disagreement(Pair pair, Disagreement one, StringBuilder text) {
        text.append("  ")
                .append(one.id())
                .append("  ")
                .append(Words.shortened(one.question()))
                .append('\n');
        opinion(pair.first(), one.first(), one.firstNote(), text);
        opinion(pair.second(), one.second(), one.secondNote(), text);
    }

    private static void opinion(String by, Review.Status status, String note, StringBuilder text) {
        text.append("    ")
                .append(by)
                .append(": ")
                .append(status.word())
                .append(note.isEmpty() ? "" : ", " + Words.shortened(note))
                .append('\n');
    }

    /** The result of {@code dataset review --agreement --json}. */
    public static void writeJson(AgreementOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Pair pair : outcome.pairs()) {
            json.writeStartObject();
            json.writeStringField("first", pair.first());
            json.writeStringField("second", pair.second());
            json.writeNumberField("cases", pair.cases());
            json.writeNumberField("agreed", pair.agreed());
            json.writeNumberField("stale", pair.stale());
            kappa(pair, json);
            json.writeArrayFieldStart("disagreements");
            for (Disagreement one : pair.disagreements()) {
                json.writeStartObject();
                json.writeStringField("case", one.id());
                json.writeStringField("first", one.first().word());
                json.writeStringField("firstNote", one.firstNote());
                json.writeStringField("second", one.second().word());
                json.writeStringField("secondNote", one.secondNote());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void kappa(Pair pair, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("kappa");
        var known = pair.kappa().known();
        if (known.isPresent()) {
            json.writeNumberField("value", known.get().value());
            if (known.get().interval().isPresent()) {
                json.writeNumberField("low", known.get().interval().get().low());
                json.writeNumberField("high", known.get().interval().get().high());
            }
            json.writeStringField("method", known.get().method());
        } else {
            json.writeStringField("undefined", pair.kappa().fold(any -> "", why -> why));
        }
        json.writeEndObject();
    }
}
