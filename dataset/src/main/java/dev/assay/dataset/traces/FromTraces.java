package dev.assay.dataset.traces;

import dev.assay.core.data.Case;
import dev.assay.core.words.Language;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.dataset.redaction.Redactor;
import dev.assay.dataset.traces.read.Interaction;
import dev.assay.dataset.traces.read.RecordFields;
import dev.assay.dataset.traces.read.Recordings;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Makes draft cases of recordings. Nothing is written before it is redacted. */
public final class FromTraces {

    private final FromTracesRequest request;
    private final Recordings recordings;
    private final Redactor redactor;
    private final Choice choice = new Choice();
    private final Notes leftOut = new Notes();
    private final Notes incomplete = new Notes();
    private final Set<String> languages = new TreeSet<>();
    private final Map<String, Integer> ids = new HashMap<>();
    private int cases;

    private FromTraces(FromTracesRequest request) {
        this.request = request;
        this.recordings = new Recordings(request.files(), new RecordFields(request.fields()));
        this.redactor = new Redactor(request.redaction());
    }

    /**
     * Reads, chooses, redacts and writes.
     *
     * @throws InputException when no turn can be used, a file cannot be read, or the folder is there already
     */
    public static FromTracesOutcome make(FromTracesRequest request) {
        return new FromTraces(request).make();
    }

    private FromTracesOutcome make() {
        try (NewFolder folder = NewFolder.at(request.out())) {
            recordings.count();
            recordings.broken().forEach(broken -> leftOut.add(broken.place(), broken.why()));
            recordings.forEach(key -> true, this::note);
            long others = recordings.others();
            if (choice.size() == 0) {
                throw nothing();
            }
            write(folder, choice.choose(request.sampling()));
            folder.write(manifest());
            folder.keep();
            return new FromTracesOutcome(
                    request.out(),
                    recordings.spans(),
                    choice.size(),
                    choice.groups(),
                    choice.reasons(),
                    cases,
                    redactor.counts().byFile(),
                    others,
                    leftOut.listed(),
                    incomplete.listed());
        } catch (IOException cannotWrite) {
            throw new UnwritableException(request.out(), cannotWrite);
        }
    }

    private void note(String key, Interaction turn) {
        if (!turn.usable()) {
            leftOut.add(place(key, turn), String.join("; ", turn.gaps()));
            return;
        }
        turn.question().ifPresent(question -> choice.note(key, turn, question, request.lowFeedback()));
        if (!turn.gaps().isEmpty()) {
            incomplete.add(place(key, turn), String.join("; ", turn.gaps()));
        }
    }

    private String place(String key, Interaction turn) {
        return key.startsWith("trace ") ? turn.file() + ", " + redactor.id(turn.file(), key) : key;
    }

    private InputException nothing() {
        String first = leftOut.listed().first().stream()
                .findFirst()
                .map(note -> "; the first: " + note.place() + ": " + note.why())
                .orElse("");
        return InputException.of(Fault.ofFile(
                request.files().get(0).toString(),
                "no question with anything that came of it (" + leftOut.listed().count() + " left out, "
                        + recordings.others() + " traces without models" + first + ")",
                "OpenTelemetry GenAI or OpenInference spans, captures or logs; see docs/from-traces.md"));
    }

    private void write(NewFolder folder, Map<String, Choice.Chosen> chosen) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(folder.file("cases.jsonl"))) {
            recordings.forEach(chosen::containsKey, (key, turn) -> {
                try {
                    out.write(line(turn, Optional.ofNullable(chosen.get(key)).orElseThrow()));
                    out.write('\n');
                } catch (IOException cannotWrite) {
                    throw new UncheckedIOException(cannotWrite);
                }
            });
        } catch (UncheckedIOException cannotWrite) {
            throw Optional.ofNullable(cannotWrite.getCause()).orElseThrow();
        }
    }

    private String line(Interaction turn, Choice.Chosen chosen) {
        DraftCase draft = new DraftCase(redactor, turn.file());
        String id = redactor.id(turn.file(), turn.id());
        int count = ids.merge(id, 1, Integer::sum);
        Case made = draft.of(
                count == 1 ? id : id + "-" + count,
                turn,
                chosen,
                request.sampling().way());
        languages.add(Language.of(made.question()).code());
        cases++;
        return CaseJson.line(made, Optional.of(draft.output(turn.output())));
    }

    private Manifest manifest() {
        Map<String, Object> how = new LinkedHashMap<>();
        how.put("by", "assay dataset from-traces");
        how.put(
                "files",
                request.files().stream()
                        .map(file -> String.valueOf(file.getFileName()))
                        .toList());
        how.put("sample", request.sampling().way().word());
        request.sampling().limit().ifPresent(limit -> how.put("limit", limit));
        how.put("seed", request.sampling().seed());
        how.put("redacted", new LinkedHashMap<>(redactor.counts().byKind()));
        List<String> kept = new ArrayList<>();
        request.redaction().kept().forEach(kind -> kept.add(kind.word()));
        how.put("kept", kept.stream().sorted().toList());
        return Manifest.NONE
                .with(
                        "name",
                        String.valueOf(
                                request.out().toAbsolutePath().normalize().getFileName()))
                .with("languages", List.copyOf(languages))
                .with("made", how);
    }
}
