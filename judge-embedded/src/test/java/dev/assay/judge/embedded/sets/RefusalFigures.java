package dev.assay.judge.embedded.sets;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.text.AnswerKinds;
import java.util.List;
import java.util.Locale;

/** How well the rules of {@link AnswerKinds} tell what answers do. */
record RefusalFigures(List<SetRow> rows) {

    /** F1 of one kind, 0 to 1; undefined on rows without it. */
    double f1(AnswerKind kind) {
        long both = rows.stream()
                .filter(row -> row.label() == kind && found(row) == kind)
                .count();
        long either = rows.stream()
                .mapToLong(row -> (row.label() == kind ? 1 : 0) + (found(row) == kind ? 1 : 0))
                .sum();
        return 2.0 * both / either;
    }

    /** Share of rows read right. */
    double accuracy() {
        return 1 - (double) misses().size() / rows.size();
    }

    /** Answers that were taken for refusals. */
    long wronglyRefused() {
        return misses().stream().filter(row -> found(row) == AnswerKind.REFUSED).count();
    }

    /** The rows read wrong. */
    List<SetRow> misses() {
        return rows.stream().filter(row -> found(row) != row.label()).toList();
    }

    /** What the rules say of a row. */
    static AnswerKind found(SetRow row) {
        return AnswerKinds.of(row.text("answer"));
    }

    /** One line for people. */
    String line() {
        return String.format(
                Locale.ROOT,
                "refused %.3f | clarified %.3f | accuracy %.3f | wrongly refused %d | rows %d",
                f1(AnswerKind.REFUSED),
                f1(AnswerKind.CLARIFIED),
                accuracy(),
                wronglyRefused(),
                rows.size());
    }
}
