package dev.assay.dataset.imports.formats;

import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Metadata;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.codec.CaseCodec;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Assay's own fields as JSON lines, JSON or CSV, and the plain names that people give them. */
public final class AssayFormat implements Importer {

    private static final List<String> FOREIGN = List.of("contexts", "ground_truth", "ground_truths");

    @Override
    public String name() {
        return "assay";
    }

    @Override
    public String describes() {
        return "Assay's fields (id, question, relevant, reference, …) and plain names, JSON lines, JSON or CSV: "
                + String.join(", ", PlainNames.ALL);
    }

    @Override
    public boolean recognises(Head head) {
        return head.rows()
                && head.has("question")
                && (head.has("id") || head.hasAny(CaseLine.FIELDS) || head.hasAny(PlainNames.ALL))
                && !head.hasAny(FOREIGN);
    }

    @Override
    public void read(Material material, Sink sink) {
        material.rows("", sink, row -> read(row, sink));
    }

    private static void read(Row row, Sink sink) {
        List<Node.Member> members = new ArrayList<>();
        Map<String, Object> beyond = new LinkedHashMap<>();
        List<Node.Member> metadata = new ArrayList<>();
        OwnFields own = new OwnFields(row);
        for (String name : CaseLine.FIELDS) {
            Optional<Node> value = own.read(name).or(() -> PlainNames.read(name, row, sink));
            if (name.equals("metadata")) {
                value.ifPresent(node -> flat(node, row, metadata));
            } else {
                value.ifPresent(node -> members.add(member(name, node)));
            }
        }
        for (Node.Member unknown : row.rest()) {
            if (!unknown.key().isBlank()) {
                Metadata.put(beyond, unknown.key(), unknown.value());
                sink.note("`" + unknown.key() + "`: not a field that Assay knows; kept in metadata", unknown.line());
            }
        }
        beyond.forEach((key, value) -> metadata.add(member(key, scalar(value, row.line()))));
        if (!metadata.isEmpty()) {
            members.add(member("metadata", new Node.Obj(row.line(), 0, metadata)));
        }
        if (row.node("id").isEmpty()) {
            row.words("question")
                    .ifPresent(words -> members.add(member("id", new Node.Text(row.line(), 0, sink.newId(words)))));
        }
        finish(row, new Node.Obj(row.line(), 0, members), sink);
    }

    private static void finish(Row row, Node.Obj object, Sink sink) {
        if (row.faults().count() == 0) {
            CaseCodec codec = new CaseCodec(row.source());
            codec.read(object).ifPresent(sink::accept);
            codec.warnings().forEach(warning -> sink.note(warning, 0));
        }
        row.faults().first().forEach(sink::skip);
    }

    private static void flat(Node node, Row row, List<Node.Member> into) {
        if (node instanceof Node.Obj object) {
            into.addAll(object.members());
        } else {
            row.source().fault(node, "an object in `metadata`");
        }
    }

    private static Node.Member member(String name, Node value) {
        return new Node.Member(name, value.line(), value.column(), value);
    }

    private static Node scalar(Object value, int line) {
        if (value instanceof Boolean bool) {
            return new Node.Bool(line, 0, bool);
        }
        return value instanceof Number number
                ? new Node.Num(line, 0, number.toString())
                : new Node.Text(line, 0, String.valueOf(value));
    }
}
