package dev.assay.engine.codec;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The first pass: reads cases, outputs and corpus once, collects every fault, counts, and hashes. */
final class DatasetCheck {

    private final DatasetFiles files;
    private final CaseLines lines;
    private final Faults faults = new Faults();
    private final List<String> warnings = new ArrayList<>();
    private final Tally tally = new Tally();
    private final DatasetHash hash = new DatasetHash();

    /** From a case's id to its line (upper half) and its number from 0 (lower half). */
    private final KeyTable ids = new KeyTable();

    /** Numbers of cases whose output stands inline. */
    private final BitSet inline = new BitSet();

    /** Whether some case could not be named, so that an output may rightly miss it. */
    private boolean someIdUnread;

    private int cases;
    private OutputIndex index = new OutputIndex();

    DatasetCheck(DatasetFiles files, CaseLines lines) {
        this.files = files;
        this.lines = lines;
    }

    /** Where outputs stand; complete after {@link #run}. */
    OutputIndex index() {
        return index;
    }

    /** Reads everything; throws with all faults. */
    DatasetSummary run() {
        cases();
        files.outputs().ifPresent(this::outputs);
        int passages = files.corpus().map(this::corpus).orElse(0);
        DatasetName name = DatasetName.in(files.cases().resolveSibling(""), faults);
        faults.throwIfAny();
        return tally.summary(passages, hash.hex(), name, warnings);
    }

    private void cases() {
        String file = files.cases().toString();
        Source source = new Source(file, faults);
        CaseCodec codec = new CaseCodec(source);
        lines.read(source, object -> caseLine(object, source, codec));
        warnings.addAll(lines.warnings());
        warnings.addAll(codec.warnings());
        if (cases == 0 && faults.count() == 0) {
            boolean empty = files.cases().toFile().length() == 0;
            faults.add(Fault.ofFile(
                    file,
                    empty ? "an empty file" : "a file without a case",
                    "one case a line, such as {\"id\":\"q1\",\"question\":\"…\",\"relevant\":[\"doc-1\"]}"));
        }
    }

    private void caseLine(Optional<Node.Obj> object, Source source, CaseCodec codec) {
        Optional<Node.Text> id = object.flatMap(DatasetCheck::id);
        someIdUnread |= id.isEmpty();
        id.ifPresent(text -> {
            long earlier = ids.putIfAbsent(text.value(), ((long) text.line() << 32) | cases);
            if (earlier != KeyTable.NONE) {
                again(source, text, earlier >>> 32);
            }
        });
        object.flatMap(codec::read).ifPresent(read -> {
            tally.add(cases, read.line(), read.source());
            read.outputs().forEach(output -> tally.add(cases, output));
            inline.set(cases, !read.outputs().isEmpty());
            hash.addCase(object.get());
        });
        cases++;
    }

    private static Optional<Node.Text> id(Node.Obj object) {
        return id(object, "id");
    }

    private static Optional<Node.Text> id(Node.Obj object, String key) {
        return object.get(key).filter(Node.Text.class::isInstance).map(Node.Text.class::cast);
    }

    private static void again(Source source, Node.Text id, long line) {
        source.fault(
                id.line(),
                id.column(),
                "the id " + id.found() + " again",
                "each id once; it stands on line " + line + " already");
    }

    private void outputs(Path path) {
        Source source = new Source(path.toString(), faults);
        OutputCheck check = new OutputCheck(source, files.cases().toString(), ids, inline, someIdUnread, tally);
        Lines.read(path, source, check::line);
        warnings.addAll(check.warnings(cases));
        index = check.index();
    }

    private int corpus(Path path) {
        Source source = new Source(path.toString(), faults);
        PassageCodec codec = new PassageCodec(source);
        KeyTable seen = new KeyTable();
        int[] passages = {0};
        Lines.read(
                path,
                source,
                line -> JsonLine.parse(line, source).ifPresent(object -> {
                    passages[0]++;
                    hash.addPassage(object);
                    codec.read(object).ifPresent(tally::add);
                    id(object, PassageCodec.idKey(object)).ifPresent(text -> {
                        long earlier = seen.putIfAbsent(text.value(), line.number());
                        if (earlier != KeyTable.NONE) {
                            again(source, text, earlier);
                        }
                    });
                }));
        warnings.addAll(codec.warnings());
        return passages[0];
    }
}
