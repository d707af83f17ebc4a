package dev.assay.dataset.imports.formats;

import dev.assay.dataset.imports.port.Draft;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Passages;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import java.util.List;
import java.util.Optional;

/** Rows of ragas 0.1; older ones still have {@code ground_truths}, a list of which the first is taken. */
public final class Ragas01Format implements Importer {

    private static final List<String> OWN = List.of("contexts", "ground_truth", "ground_truths");

    @Override
    public String name() {
        return "ragas-0.1";
    }

    @Override
    public String describes() {
        return "ragas 0.1, JSON lines, JSON or CSV: question, answer, contexts, ground_truth";
    }

    @Override
    public boolean recognises(Head head) {
        return head.rows() && head.has("question") && head.hasAny(OWN);
    }

    @Override
    public void read(Material material, Sink sink) {
        material.rows("", sink, row -> sample(row, sink));
    }

    private static void sample(Row row, Sink sink) {
        List<String> truths = row.texts("ground_truths").orElse(List.of());
        if (truths.size() > 1) {
            sink.note("`ground_truths` has several answers; the first is the reference", row.line());
        }
        new Draft(row, sink)
                .id(row.text("id"))
                .question("question", row.words("question"))
                .answer(row.text("answer"))
                .retrieved(Passages.ranked(row, row.texts("contexts"), Optional.empty()))
                .reference(row.words("ground_truth").or(() -> truths.stream().findFirst()))
                .rest("ragas", RagasColumns::score, RagasColumns.KNOWN)
                .finish();
    }
}
