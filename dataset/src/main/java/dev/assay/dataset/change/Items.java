package dev.assay.dataset.change;

import dev.assay.engine.codec.Canonical;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.LineAccess;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Unreadable;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The cases or passages of a dataset by id: where each stands and a fingerprint of it, about 150 bytes each. */
final class Items implements Closeable {

    private static final String BEIR_ID = "_id";

    /** What a case that was renamed may have changed besides. */
    private static final Set<String> BOOKKEEPING = Set.of("id", BEIR_ID, "review", "split");

    private final Source source;
    private final Set<String> ignored;
    private final Set<String> notContent;
    private final Canonical canonical = new Canonical();
    private final Map<String, Item> byId = new LinkedHashMap<>();
    private final Map<Integer, String> made = new LinkedHashMap<>();
    private Optional<LineAccess> access = Optional.empty();

    /**
     * Where an item stands.
     *
     * @param whole fingerprint of all that counts
     */
    record Item(int line, long offset, int length, Key whole) {}

    private Items(String file, Set<String> ignored) {
        this.source = new Source(file, new Faults());
        this.ignored = ignored;
        Set<String> all = new HashSet<>(ignored);
        all.addAll(BOOKKEEPING);
        this.notContent = Set.copyOf(all);
    }

    /** The cases of a dataset that was checked. */
    static Items cases(DatasetFiles files, DatasetReader reader) {
        Items items = new Items(files.cases().toString(), Canonical.OUTPUT_FIELDS);
        if (files.trec().isPresent()) {
            reader.forEach(line -> {
                String json = CaseJson.line(line.source(), Optional.empty());
                items.made.put(line.line(), json);
                items.parse(items.line(line.line(), json));
            });
        } else {
            items.open(files.cases());
        }
        return items;
    }

    /** The passages of a dataset that was checked; none where it has no corpus. */
    static Items passages(DatasetFiles files) {
        Items items = new Items(files.corpus().map(Path::toString).orElse(""), Set.of());
        files.corpus().ifPresent(items::open);
        return items;
    }

    private void open(Path file) {
        Lines.read(file, source, this::parse);
        source.faults().throwIfAny();
        try {
            access = Optional.of(LineAccess.open(file, source.file()));
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(file, source.file(), cannotRead));
        }
    }

    private void parse(Line line) {
        JsonLine.parse(line, source)
                .ifPresent(object -> byId.put(
                        id(object),
                        new Item(
                                line.number(),
                                line.offset(),
                                line.length(),
                                Key.of(canonical.digest(object, ignored)))));
    }

    private static String id(Node.Obj object) {
        return object.get("id")
                .or(() -> object.get(BEIR_ID))
                .map(node -> node instanceof Node.Text text ? text.value() : node.found())
                .orElse("");
    }

    /** All of them in the order of the file. */
    Map<String, Item> byId() {
        return byId;
    }

    /** Fields that do not count. */
    Set<String> ignored() {
        return ignored;
    }

    /** A fingerprint without its id and what reviewers and splitting wrote; reads the item again. */
    Key content(Item item) {
        return Key.of(canonical.digest(read(item), notContent));
    }

    /** Reads an item again. */
    Node.Obj read(Item item) {
        try {
            Line line = access.isPresent()
                    ? access.get().read(item.offset(), item.length(), item.line())
                    : line(item.line(), made.getOrDefault(item.line(), ""));
            Optional<Node.Obj> object = JsonLine.parse(line, source);
            source.faults().throwIfAny();
            return object.orElseThrow(() -> new IllegalStateException("neither an object nor a fault"));
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(Path.of(source.file()), source.file(), cannotRead));
        }
    }

    private Line line(int number, String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return new Line(source.file(), number, 0, bytes, 0, bytes.length);
    }

    @Override
    public void close() {
        try {
            if (access.isPresent()) {
                access.get().close();
            }
        } catch (IOException cannotClose) {
            throw InputException.of(Unreadable.fault(Path.of(source.file()), source.file(), cannotClose));
        }
    }
}
