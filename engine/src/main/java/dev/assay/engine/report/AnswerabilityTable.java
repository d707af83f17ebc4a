package dev.assay.engine.report;

import dev.assay.core.run.Answerability;
import dev.assay.core.stats.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was answered and what declined, in the words of the report's language. */
final class AnswerabilityTable {

    private static final List<String> COLUMNS = List.of("answered", "refused", "clarified", "empty");

    private final Answerability counts;
    private final Language in;

    AnswerabilityTable(Answerability counts, Language in) {
        this.counts = counts;
        this.in = in;
    }

    /** The heads of the columns that hold counts. */
    List<String> columns() {
        return COLUMNS.stream().map(this::column).toList();
    }

    /** The head, then the rows: where the answer is, then one count for each column. */
    List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(Phrase.CORPUS_OR_CONTEXT.in(in)));
        head.addAll(columns());
        rows.add(head);
        counts.cells().forEach((name, cells) -> {
            List<String> row = new ArrayList<>(List.of(row(name)));
            COLUMNS.forEach(column -> row.add(String.valueOf(cells.getOrDefault(column, 0))));
            rows.add(row);
        });
        return rows;
    }

    /** The rates by the name that files use, with what it means behind it. */
    Map<String, Estimate> rates() {
        Map<String, Estimate> rates = new LinkedHashMap<>();
        counts.rates().forEach((name, rate) -> rates.put(name + in.pick(": ", "：") + meaning(name), rate));
        return rates;
    }

    private String row(String name) {
        return switch (name) {
            case "answerable in context" -> in.pick("in the context", "在上下文中");
            case "answerable in corpus only" -> in.pick("in the corpus only", "只在语料中");
            case "not answerable" -> in.pick("nowhere", "哪里都没有");
            default -> name;
        };
    }

    private String column(String name) {
        return switch (name) {
            case "answered" -> in.pick("answered", "作答");
            case "refused" -> in.pick("declined", "拒答");
            case "clarified" -> in.pick("asked back", "追问");
            case "empty" -> in.pick("empty", "空");
            default -> name;
        };
    }

    private String meaning(String rate) {
        return switch (rate) {
            case "correctRefusal" -> in.pick("nowhere, declined", "哪里都没有，拒答");
            case "overRefusal" -> in.pick("in the context, declined", "在上下文中，却拒答");
            case "missedByRetrieval" -> in.pick("in the corpus only, declined", "只在语料中，拒答");
            case "ungroundedAnswer" -> in.pick("should decline, answered", "应拒答，却作答");
            default -> rate;
        };
    }
}
