package dev.assay.dataset.traces;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Review;
import dev.assay.core.data.Stage;
import dev.assay.core.words.Sha256;
import dev.assay.dataset.redaction.Redactor;
import dev.assay.dataset.traces.read.Feedback;
import dev.assay.dataset.traces.read.Interaction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A turn as a draft case with its output inline, redacted throughout. */
final class DraftCase {

    private static final Set<String> PERSONS = Set.of(
            "user",
            "userid",
            "username",
            "login",
            "account",
            "customer",
            "customername",
            "name",
            "fullname",
            "nickname",
            "姓名",
            "用户",
            "用户名",
            "客户",
            "联系人");
    private static final int HASH = 12;

    private final Redactor redactor;
    private final String file;

    DraftCase(Redactor redactor, String file) {
        this.redactor = redactor;
        this.file = file;
    }

    /** The case of a turn that has a question. */
    Case of(String id, Interaction turn, Choice.Chosen chosen, Sampling.Way way) {
        Map<String, Object> metadata = metadata(turn.metadata());
        metadata.put("sampledFor", way == Sampling.Way.FAILURE ? chosen.reason().word() : way.word());
        if (chosen.frequency() > 1) {
            metadata.put("frequency", chosen.frequency());
        }
        turn.feedback()
                .map(Feedback::value)
                .ifPresent(said -> metadata.put("feedback", said instanceof String words ? text(words) : said));
        return new Case(
                id,
                text(turn.question().orElse("")),
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                metadata,
                turn.session().map(session -> redactor.id(file, session)),
                Optional.of(new Review(Review.Status.DRAFT, Optional.empty(), Optional.empty(), Optional.empty())),
                Optional.empty());
    }

    /** What the system did. */
    Output output(Output recorded) {
        List<Stage> stages = new ArrayList<>();
        recorded.stages().forEach(stage -> stages.add(new Stage(text(stage.name()), passages(stage.items()))));
        return new Output(
                stages.isEmpty() ? recorded.retrieved().map(this::passages) : Optional.empty(),
                stages,
                recorded.answer().map(this::text),
                List.of(),
                recorded.usage(),
                recorded.latencyMs(),
                recorded.cost(),
                recorded.error().map(this::text),
                recorded.model().map(this::text),
                1);
    }

    private List<Retrieved> passages(List<Retrieved> recorded) {
        return recorded.stream().map(this::passage).toList();
    }

    private Retrieved passage(Retrieved recorded) {
        Optional<String> text = recorded.text().map(this::text);
        String id = recorded.id().isBlank()
                ? "text-" + Sha256.of(text.orElse("")).substring(0, HASH)
                : redactor.id(file, recorded.id());
        return new Retrieved(
                id,
                recorded.document().map(document -> redactor.id(file, document)),
                recorded.span(),
                text,
                recorded.score(),
                metadata(recorded.metadata()));
    }

    private Map<String, Object> metadata(Map<String, Object> recorded) {
        Map<String, Object> redacted = new LinkedHashMap<>();
        new TreeMap<>(recorded).forEach((name, value) -> redacted.put(text(name), value(name, value)));
        return redacted;
    }

    private Object value(String name, Object value) {
        String last = name.substring(name.lastIndexOf('.') + 1)
                .replaceAll("[_ -]", "")
                .toLowerCase(Locale.ROOT);
        if (PERSONS.contains(last)
                || (last.equals("id") && name.toLowerCase(Locale.ROOT).startsWith("user"))) {
            return redactor.person(file, value.toString());
        }
        if (value instanceof Number) {
            String written = redactor.text(file, value.toString());
            return written.equals(value.toString()) ? value : written;
        }
        return value instanceof String words ? text(words) : value;
    }

    private String text(String words) {
        return redactor.text(file, words);
    }
}
