package dev.assay.dataset.imports.formats;

import dev.assay.core.data.Passage;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Metadata;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.codec.Qrels;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A folder as BEIR lays it out. The judgements are held in memory, queries and corpus are streamed. */
public final class BeirFormat implements Importer {

    private static final String QUERIES = "queries.jsonl";
    private static final String CORPUS = "corpus.jsonl";
    private static final String USUAL = "qrels/test.tsv";

    @Override
    public String name() {
        return "beir";
    }

    @Override
    public String describes() {
        return "BEIR folder: queries.jsonl, qrels/*.tsv, corpus.jsonl";
    }

    @Override
    public boolean recognises(Head head) {
        return head.files().contains(QUERIES) && !qrels(head).isEmpty();
    }

    private static List<String> qrels(Head head) {
        return head.files().stream()
                .filter(file -> file.startsWith("qrels/") && file.endsWith(".tsv"))
                .toList();
    }

    @Override
    public void read(Material material, Sink sink) {
        List<String> qrels = qrels(material.head());
        if (qrels.isEmpty()) {
            throw InputException.of(Fault.ofFile(
                    material.path().toString(), "no judgements", "a folder with qrels/test.tsv, as BEIR has it"));
        }
        String chosen = qrels.contains(USUAL) ? USUAL : qrels.get(0);
        if (qrels.size() > 1) {
            sink.note(
                    chosen + " is taken of " + String.join(", ", qrels) + "; for another one remove it from the folder",
                    0);
        }
        Faults faults = new Faults();
        Map<String, Qrels.Topic> judged = Qrels.read(material.path().resolve(chosen), faults);
        faults.first().forEach(sink::skip);
        queries(material.path().resolve(QUERIES), judged, sink);
        Path corpus = material.path().resolve(CORPUS);
        if (Files.exists(corpus)) {
            objects(corpus, sink, row -> passage(row, sink));
        }
    }

    private static void queries(Path file, Map<String, Qrels.Topic> judged, Sink sink) {
        int[] unjudged = {0};
        Map<String, Qrels.Topic> left = new LinkedHashMap<>(judged);
        objects(file, sink, row -> {
            String id = row.words("_id", "id").orElse("");
            Optional<Qrels.Topic> topic = Optional.ofNullable(left.remove(id));
            unjudged[0] += topic.isEmpty() ? 1 : 0;
            new Topics(row, sink).query(id, row.words("text"), topic, Optional.empty());
        });
        if (unjudged[0] > 0) {
            sink.note("queries that nobody judged: " + unjudged[0] + "; they have no `relevant`", 0);
        }
        if (!left.isEmpty()) {
            sink.note(
                    "judged queries that are not in " + QUERIES + ": " + left.size() + ", left out (first: "
                            + left.keySet().iterator().next() + ")",
                    0);
        }
    }

    private static void passage(Row row, Sink sink) {
        String id = row.words("_id", "id").orElse("");
        Optional<String> text = row.text("text");
        Optional<String> title = row.text("title");
        Map<String, Object> metadata = new LinkedHashMap<>();
        row.object("metadata")
                .ifPresent(
                        kept -> kept.members().forEach(member -> Metadata.put(metadata, member.key(), member.value())));
        row.rest().forEach(member -> Metadata.put(metadata, member.key(), member.value()));
        if (id.isEmpty() || text.isEmpty()) {
            row.source().fault(row.line(), 0, "a passage without `_id` or `text`", "both");
        }
        if (row.faults().count() == 0) {
            sink.passage(new Passage(id, id, Optional.empty(), title, text.get(), metadata, List.of()));
        }
        row.faults().first().forEach(sink::skip);
    }

    private static void objects(Path file, Sink sink, Consumer<Row> rows) {
        Source source = new Source(file.toString(), new Faults());
        Lines.read(file, source, line -> {
            Source own = new Source(file.toString(), new Faults());
            Optional<Node.Obj> object = JsonLine.parse(line, own);
            own.faults().first().forEach(sink::skip);
            object.ifPresent(found -> rows.accept(new Row(found, false, file.toString())));
        });
        source.faults().first().forEach(sink::skip);
    }
}
