package dev.assay.dataset.imports.formats;

import dev.assay.dataset.imports.port.Row;
import dev.assay.engine.input.Node;
import java.util.Optional;
import java.util.Set;

/**
 * The fields of a case and of an output, in a row of JSON or in cells of CSV.
 *
 * @param row where they stand
 */
record OwnFields(Row row) {

    private static final Set<String> STRUCTURED = Set.of(
            "relevant",
            "referenceContexts",
            "nuggets",
            "rubrics",
            "metadata",
            "review",
            "retrieved",
            "stages",
            "citations",
            "usage",
            "repeats");
    private static final Set<String> NUMBERS = Set.of("latencyMs", "cost", "repeat");

    /** A field's value; absent where the row says nothing. */
    Optional<Node> read(String name) {
        if (!row.cells()) {
            Optional<Node> node = row.node(name);
            return name.equals("id") ? node.map(OwnFields::word) : node;
        }
        if (STRUCTURED.contains(name)) {
            return row.value(name).map(node -> node instanceof Node.Text text ? PlainNames.list(text) : node);
        }
        return row.node(name).map(node -> NUMBERS.contains(name) ? number(node) : node);
    }

    /** Ids are words, whatever they look like. */
    private static Node word(Node node) {
        return node instanceof Node.Num num ? new Node.Text(num.line(), num.column(), num.text()) : node;
    }

    private static Node number(Node node) {
        boolean number =
                node instanceof Node.Text text && text.value().strip().matches("\\d+(\\.\\d+)?([eE][+-]?\\d{1,2})?");
        return number
                ? new Node.Num(
                        node.line(), node.column(), ((Node.Text) node).value().strip())
                : node;
    }
}
