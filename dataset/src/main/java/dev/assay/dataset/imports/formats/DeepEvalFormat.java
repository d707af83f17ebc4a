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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Goldens and test cases of DeepEval, and its test runs with scores; conversational ones are refused. */
public final class DeepEvalFormat implements Importer {

    private static final List<String> OWN = List.of(
            "actual_output",
            "actualOutput",
            "expected_output",
            "expectedOutput",
            "retrieval_context",
            "retrievalContext",
            "context");
    private static final List<String> TURNS = List.of("turns", "scenario");
    private static final Set<String> KNOWN = Set.of(
            "name",
            "comments",
            "source_file",
            "sourceFile",
            "tools_called",
            "toolsCalled",
            "expected_tools",
            "expectedTools",
            "tags",
            "success",
            "order",
            "runDuration",
            "completionTime",
            "tokenCost",
            "evaluationCost");
    private static final String RUN = "testCases";
    private static final Pattern SOURCED =
            Pattern.compile("deepeval_source=(.*?),\\s*deepeval_context=(.*)", Pattern.DOTALL);
    private static final Pattern INNER = Pattern.compile("\\s\\||\\|\\s|^\\||\\|$");

    @Override
    public String name() {
        return "deepeval";
    }

    @Override
    public String describes() {
        return "DeepEval goldens, test cases and test runs, JSON or CSV: input, actual_output, expected_output,"
                + " retrieval_context";
    }

    @Override
    public boolean recognises(Head head) {
        boolean rows = head.rows() && ((head.has("input") && head.hasAny(OWN)) || head.hasAny(TURNS));
        return rows || head.list(RUN).contains("input");
    }

    @Override
    public void read(Material material, Sink sink) {
        material.rows(RUN, sink, row -> golden(row, sink));
    }

    private static void golden(Row row, Sink sink) {
        if (row.node("turns").isPresent()
                || (row.node("scenario").isPresent() && row.node("input").isEmpty())) {
            row.source()
                    .fault(
                            row.line(),
                            0,
                            "a multi-turn golden (DeepEval ConversationalGolden: `scenario` and `turns`)",
                            "single-turn goldens with `input`; write the last question as a case of its own");
        }
        Draft draft = new Draft(row, sink)
                .id(row.text("id"))
                .question("input", row.words("input"))
                .answer(row.text("actual_output", "actualOutput"))
                .reference(row.words("expected_output", "expectedOutput"))
                .referenceContexts(list(row, sink, "context")
                        .map(texts -> texts.stream()
                                .map(text -> sourced(text).text().orElse(""))
                                .toList()))
                .retrieved(list(row, sink, "retrieval_context", "retrievalContext")
                        .map(texts ->
                                texts.stream().map(DeepEvalFormat::sourced).toList()));
        kept(row, draft, "additional_metadata", "additionalMetadata", "metadata");
        kept(row, draft, "custom_column_key_values", "customColumnKeyValues");
        row.words("source_file", "sourceFile").ifPresent(file -> draft.metadata("source_file", text(row, file)));
        row.items("metricsData", "metrics_data").ifPresent(metrics -> metrics.forEach(metric -> score(metric, draft)));
        draft.rest("deepeval", column -> false, KNOWN).finish();
    }

    private static Node text(Row row, String words) {
        return new Node.Text(row.line(), 0, words);
    }

    private static void kept(Row row, Draft draft, String... names) {
        row.object(names)
                .ifPresent(object -> object.members().forEach(member -> draft.metadata(member.key(), member.value())));
    }

    private static void score(Node metric, Draft draft) {
        if (metric instanceof Node.Obj object && object.get("name").orElse(metric) instanceof Node.Text name) {
            object.get("score").ifPresent(score -> draft.score("deepeval", name.value(), score));
        }
    }

    private static Retrieved sourced(String text) {
        Matcher matcher = SOURCED.matcher(text);
        return matcher.matches()
                ? Passages.of(Optional.empty(), Optional.of(matcher.group(1)), Optional.of(matcher.group(2)))
                : Passages.of(Optional.empty(), Optional.empty(), Optional.of(text));
    }

    /** A list; in CSV the items are joined by a bar and nothing is escaped, so that a bar within an item cuts it. */
    private static Optional<List<String>> list(Row row, Sink sink, String... names) {
        Optional<String> cell = row.cells() ? row.text(names) : Optional.empty();
        if (cell.isEmpty() || cell.get().strip().startsWith("[")) {
            return row.texts(names);
        }
        List<String> pieces = List.of(cell.get().split("\\|", -1));
        if (pieces.size() > 1 && INNER.matcher(cell.get()).find()) {
            sink.note(
                    "`" + names[0] + "` is cut at | into " + pieces.size()
                            + " pieces; a passage may hold | itself, which DeepEval does not escape:"
                            + " look at them, or export JSON",
                    row.line());
        }
        return Optional.of(pieces.stream().filter(piece -> !piece.isBlank()).toList());
    }
}
