package dev.assay.engine.codec;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.LineAccess;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads a dataset in two streaming passes: {@link #check} reads everything and tells all faults at once, {@link
 * #forEach} hands out the cases. Neither holds cases or outputs, those of a TREC run aside: per case about 100 bytes stay (a fingerprint of the id,
 * a digest, the place of the output). Not for use by two threads at once.
 */
public final class DatasetReader {

    private final DatasetFiles files;
    private final CaseLines lines;
    private final DatasetCheck check;
    private Optional<DatasetSummary> summary = Optional.empty();

    /** A reader of these files; nothing is read yet. */
    public DatasetReader(DatasetFiles files) {
        this.files = files;
        this.lines = files.lines();
        this.check = new DatasetCheck(files, lines);
    }

    /**
     * Reads all files once and says what they hold.
     *
     * @throws InputException with all faults of all files
     */
    public DatasetSummary check() {
        if (summary.isEmpty()) {
            summary = Optional.of(check.run());
        }
        return summary.get();
    }

    /**
     * Hands out all cases in the order of the file, joined with their outputs. Checks first where {@link #check} was
     * not called. Several outputs of a case come by their {@code repeat}.
     *
     * @throws InputException with all faults, before the first case; later only when a file changed in between
     */
    public void forEach(Consumer<CaseLine> sink) {
        check();
        if (files.outputs().isEmpty()) {
            cases((number, line) -> sink.accept(line));
            return;
        }
        Path path = files.outputs().get();
        try (LineAccess access = LineAccess.open(path, path.toString())) {
            Faults faults = new Faults();
            Source source = new Source(path.toString(), faults);
            OutputCodec codec = new OutputCodec(source, new Warnings());
            cases((number, line) -> {
                List<Output> outputs =
                        line.outputs().isEmpty() ? joined(number, access, codec, source) : line.outputs();
                faults.throwIfAny();
                sink.accept(new CaseLine(line.line(), line.source(), outputs));
            });
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(path, path.toString(), cannotRead));
        }
    }

    private interface Numbered {
        void accept(int number, CaseLine line);
    }

    private void cases(Numbered sink) {
        Faults faults = new Faults();
        Source source = new Source(files.cases().toString(), faults);
        CaseCodec codec = new CaseCodec(source);
        int[] next = {0};
        lines.read(source, object -> {
            Optional<CaseLine> read = object.flatMap(codec::read);
            faults.throwIfAny();
            read.ifPresent(found -> sink.accept(next[0]++, found));
        });
        faults.throwIfAny();
    }

    private List<Output> joined(int number, LineAccess access, OutputCodec codec, Source source) {
        List<Output> outputs = new ArrayList<>(1);
        try {
            for (OutputIndex.Place place : check.index().places(number)) {
                Line line = access.read(place.offset(), place.length(), place.line());
                JsonLine.parse(line, source).ifPresent(object -> outputs.addAll(codec.all(new Fields(object, source))));
            }
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(Path.of(source.file()), source.file(), cannotRead));
        }
        outputs.sort(Comparator.comparingInt(Output::repeat));
        return outputs;
    }

    /**
     * The corpus, read into memory; absent where the dataset has none.
     *
     * @throws InputException with all its faults
     */
    public Optional<Corpus> corpus() {
        return files.corpus().map(path -> {
            Faults faults = new Faults();
            Source source = new Source(path.toString(), faults);
            PassageCodec codec = new PassageCodec(source);
            List<Passage> passages = new ArrayList<>();
            Lines.read(
                    path,
                    source,
                    line -> JsonLine.parse(line, source).flatMap(codec::read).ifPresent(passages::add));
            faults.throwIfAny();
            return new Corpus(passages);
        });
    }
}
