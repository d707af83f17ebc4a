package dev.assay.judge.generation;

import dev.assay.core.metric.Score;
import dev.assay.judge.port.Similarity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Cosines as a table says; a pair that is not in it is a fault of the asker. */
final class TableSimilarity implements Similarity {

    private final Map<List<String>, Score> table = new HashMap<>();

    TableSimilarity put(String text, String other, double cosine) {
        return put(text, other, Score.of(cosine));
    }

    TableSimilarity put(String text, String other, Score score) {
        table.put(List.of(text, other), score);
        return this;
    }

    @Override
    public String id() {
        return "table";
    }

    @Override
    public Score of(String text, String other) {
        return Objects.requireNonNull(
                table.get(List.of(text, other)), () -> "not in the table: " + text + " / " + other);
    }

    @Override
    public void close() {}
}
