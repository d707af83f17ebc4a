package dev.assay.dataset.imports.formats;

import dev.assay.dataset.imports.port.Draft;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Node;
import java.util.Set;

/** The labelled RAG dataset of LlamaIndex. */
public final class LlamaIndexFormat implements Importer {

    private static final String EXAMPLES = "examples";

    @Override
    public String name() {
        return "llamaindex";
    }

    @Override
    public String describes() {
        return "LlamaIndex labelled RAG dataset, a JSON object with `examples`: query, reference_answer,"
                + " reference_contexts";
    }

    @Override
    public boolean recognises(Head head) {
        Set<String> fields = head.list(EXAMPLES);
        return fields.contains("query")
                && (fields.contains("reference_answer") || fields.contains("reference_contexts"));
    }

    @Override
    public void read(Material material, Sink sink) {
        material.rows(EXAMPLES, sink, row -> example(row, sink));
    }

    private static void example(Row row, Sink sink) {
        Draft draft = new Draft(row, sink)
                .question("query", row.words("query"))
                .reference(row.words("reference_answer"))
                .referenceContexts(row.texts("reference_contexts"));
        by(row, "query_by", draft);
        by(row, "reference_answer_by", draft);
        draft.rest("llamaindex", column -> false, Set.of()).finish();
    }

    /** Who wrote it, as LlamaIndex prints it: {@code human}, {@code ai (gpt-4)}. */
    private static void by(Row row, String name, Draft draft) {
        row.object(name).ifPresent(object -> {
            Row by = new Row(object, false, row.source().file());
            String model =
                    by.words("model_name").map(named -> " (" + named + ")").orElse("");
            by.words("type").ifPresent(type -> draft.metadata(name, new Node.Text(row.line(), 0, type + model)));
            by.faults().first().forEach(row.faults()::add);
        });
    }
}
