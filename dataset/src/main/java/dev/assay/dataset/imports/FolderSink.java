package dev.assay.dataset.imports;

import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.dataset.imports.port.TextId;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.Warnings;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes what is read into a new folder as it comes; of a case only its id is remembered. */
final class FolderSink implements Sink, AutoCloseable {

    private final String file;
    private final LineFile cases;
    private final LineFile outputs;
    private final LineFile corpus;
    private final LineFile left;
    private final Map<String, Integer> lines = new HashMap<>();
    private final Set<String> passages = new HashSet<>();
    private final Warnings warnings = new Warnings();
    private final List<String> general = new ArrayList<>();
    private final Faults skipped = new Faults();
    private int answered;
    private boolean repeated;

    FolderSink(NewFolder folder, String file) {
        this.file = file;
        this.cases = new LineFile(folder.file("cases.jsonl"));
        this.outputs = new LineFile(folder.file("outputs.jsonl"));
        this.corpus = new LineFile(folder.file("corpus.jsonl"));
        this.left = new LineFile(folder.file(ImportOutcome.SKIPPED));
    }

    @Override
    public void accept(CaseLine read) {
        String id = read.source().id();
        Integer earlier = lines.putIfAbsent(id, read.line());
        if (earlier != null) {
            skip(new Fault(
                    file,
                    read.line(),
                    0,
                    "the id " + Words.quoted(id) + " again, as on line " + earlier,
                    "each id once; rename one, or delete the row that is out of date"));
            return;
        }
        cases.write(CaseJson.line(read.source(), Optional.empty()));
        for (Output output : read.outputs()) {
            outputs.write(ImportLines.output(id, output, read.outputs().size() > 1));
        }
        answered += read.outputs().isEmpty() ? 0 : 1;
    }

    @Override
    public void passage(Passage passage) {
        if (passages.add(passage.id())) {
            corpus.write(ImportLines.passage(passage));
        } else {
            skip(Fault.ofFile(file, "a second passage " + Words.quoted(passage.id()), "each id once in the corpus"));
        }
    }

    @Override
    public void skip(Fault fault) {
        skipped.add(fault);
        left.write(fault.text());
    }

    @Override
    public void note(String text, int line) {
        if (line > 0) {
            warnings.note(text, line);
        } else if (!general.contains(text)) {
            general.add(text);
        }
    }

    @Override
    public String newId(String question) {
        String id = TextId.of("q-", question);
        if (!lines.containsKey(id)) {
            return id;
        }
        if (!repeated) {
            note("a question stands more than once; its ids end in -2, -3, …", 0);
            repeated = true;
        }
        int number = 2;
        while (lines.containsKey(id + "-" + number)) {
            number++;
        }
        return id + "-" + number;
    }

    Faults skipped() {
        return skipped;
    }

    int cases() {
        return lines.size();
    }

    int answered() {
        return answered;
    }

    int passages() {
        return passages.size();
    }

    List<String> notes() {
        List<String> notes = new ArrayList<>(warnings.told(file));
        general.forEach(text -> notes.add(file + ": " + text));
        return notes;
    }

    @Override
    public void close() {
        try (cases;
                outputs;
                corpus;
                left) {
            // all are closed whatever becomes of one
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }
}
