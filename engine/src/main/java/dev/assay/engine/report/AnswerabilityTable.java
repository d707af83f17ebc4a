package dev.assay.engine.report;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.Answerability.Rate;
import dev.assay.core.run.Answerability.Row;
import dev.assay.core.stats.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was answered and what declined, in the words of the report's language. */
final class AnswerabilityTable {

    private final Answerability counts;
    private final Wording in;

    AnswerabilityTable(Answerability counts, Wording in) {
        this.counts = counts;
        this.in = in;
    }

    /** The head, then the rows in which there is a case: where the answer is, then one count for each kind of answer. */
    List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(Phrase.CORPUS_OR_CONTEXT.in(in)));
        Arrays.stream(AnswerKind.values())
                .map(kind -> Terms.answerKind(kind, in))
                .forEach(head::add);
        rows.add(head);
        counts.cells().forEach((row, cells) -> {
            if (cells.values().stream().anyMatch(count -> count > 0)) {
                rows.add(row(row, cells));
            }
        });
        return rows;
    }

    private List<String> row(Row row, Map<AnswerKind, Integer> cells) {
        List<String> line = new ArrayList<>(List.of(Terms.row(row, in)));
        for (AnswerKind kind : AnswerKind.values()) {
            line.add(String.valueOf(cells.getOrDefault(kind, 0)));
        }
        return line;
    }

    /** The rates that some case counts for, by the word that files use with what it means behind it. */
    Map<String, Estimate> rates() {
        Map<String, Estimate> rates = new LinkedHashMap<>();
        counts.rates().forEach((rate, estimate) -> {
            if (estimate.n() > 0) {
                rates.put(rate.word() + in.pick(": ", "：") + meaning(rate), estimate);
            }
        });
        return rates;
    }

    private String meaning(Rate rate) {
        return Terms.row(rate.row(), in) + in.pick(", ", "，") + Terms.answerKind(rate.kind(), in);
    }
}
