package dev.assay.dataset.imports.formats;

import dev.assay.core.data.Retrieved;
import dev.assay.dataset.imports.port.Draft;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Passages;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Inputs and results of RAGChecker. Its claims and verdicts are of another judge and stay behind, which is told. */
public final class RagCheckerFormat implements Importer {

    private static final String RESULTS = "results";
    private static final List<String> OWN = List.of("gt_answer", "retrieved_context", "response");
    private static final List<String> VERDICTS = List.of(
            "response_claims",
            "gt_answer_claims",
            "answer2response",
            "response2answer",
            "retrieved2response",
            "retrieved2answer");

    @Override
    public String name() {
        return "ragchecker";
    }

    @Override
    public String describes() {
        return "RAGChecker, a JSON object with `results`: query_id, query, gt_answer, response, retrieved_context";
    }

    @Override
    public boolean recognises(Head head) {
        Set<String> fields = head.rows() ? head.columns() : head.list(RESULTS);
        return fields.contains("query") && OWN.stream().anyMatch(fields::contains);
    }

    @Override
    public void read(Material material, Sink sink) {
        material.rows(RESULTS, sink, row -> result(row, sink));
    }

    private static void result(Row row, Sink sink) {
        for (String verdicts : VERDICTS) {
            if (row.node(verdicts).isPresent()) {
                sink.note("`" + verdicts + "`: claims and verdicts of RAGChecker are left out", row.line());
            }
        }
        Draft draft = new Draft(row, sink)
                .id(row.text("query_id"))
                .question("query", row.words("query"))
                .answer(row.text("response"))
                .reference(row.words("gt_answer"))
                .retrieved(row.items("retrieved_context").map(items -> passages(row, items)));
        row.object("metrics")
                .ifPresent(metrics ->
                        metrics.members().forEach(metric -> draft.score("ragchecker", metric.key(), metric.value())));
        draft.rest("ragchecker", column -> false, Set.of()).finish();
    }

    private static List<Retrieved> passages(Row row, List<Node> items) {
        List<Retrieved> passages = new ArrayList<>(items.size());
        for (Node item : items) {
            if (item instanceof Node.Obj object) {
                Row passage = new Row(object, false, row.source().file());
                passages.add(Passages.of(passage.text("doc_id"), Optional.empty(), passage.text("text")));
                passage.faults().first().forEach(row.faults()::add);
            } else if (item instanceof Node.Text text) {
                passages.add(Passages.of(Optional.empty(), Optional.empty(), Optional.of(text.value())));
            } else {
                row.source().fault(item, "{\"doc_id\",\"text\"} in `retrieved_context`");
            }
        }
        return passages;
    }
}
