package dev.assay.dataset.imports.formats;

import dev.assay.dataset.imports.port.Draft;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Passages;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Node;
import java.util.Optional;

/** Single-turn samples of ragas 0.2 and later; multi-turn ones are refused. */
public final class RagasFormat implements Importer {

    @Override
    public String name() {
        return "ragas";
    }

    @Override
    public String describes() {
        return "ragas 0.2 and later, JSON lines, JSON or CSV: user_input, response, retrieved_contexts, reference";
    }

    @Override
    public boolean recognises(Head head) {
        return head.rows() && head.has("user_input");
    }

    @Override
    public void read(Material material, Sink sink) {
        material.rows("samples", sink, row -> sample(row, sink));
    }

    private static void sample(Row row, Sink sink) {
        Optional<Node> input = row.value("user_input");
        if (input.filter(node -> node instanceof Node.Arr).isPresent()) {
            row.source()
                    .fault(
                            row.line(),
                            0,
                            "a multi-turn sample (ragas MultiTurnSample: `user_input` is a list of messages)",
                            "single-turn samples; write the last question of the conversation as a case of its own");
        }
        new Draft(row, sink)
                .question("user_input", row.faults().count() > 0 ? Optional.empty() : row.words("user_input"))
                .answer(row.text("response"))
                .retrieved(Passages.ranked(row, row.texts("retrieved_contexts"), row.texts("retrieved_context_ids")))
                .reference(row.words("reference"))
                .referenceContexts(row.texts("reference_contexts"))
                .relevant("reference_context_ids", row.texts("reference_context_ids"))
                .rubrics(row.object("rubrics"))
                .rest("ragas", RagasColumns::score, RagasColumns.KNOWN)
                .finish();
    }
}
