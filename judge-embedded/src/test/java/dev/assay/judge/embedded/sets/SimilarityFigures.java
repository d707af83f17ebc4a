package dev.assay.judge.embedded.sets;

import dev.assay.core.metric.Score;
import dev.assay.judge.port.Similarity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What the cosine of sentence embeddings is for pairs whose meaning is known: a passage and a true claim from it, the same
 * claim with one thing changed, claims of two different passages, an answer and its question, an answer and another's
 * question, two questions. Each list is ascending.
 *
 * @param equal passage and true claim
 * @param changed true claim and false claim, which differ in one point
 * @param unrelated true claims of two rows
 * @param answers answer and its question
 * @param strangers answer and another row's question
 * @param questions questions of two rows
 */
record SimilarityFigures(
        List<Double> equal,
        List<Double> changed,
        List<Double> unrelated,
        List<Double> answers,
        List<Double> strangers,
        List<Double> questions) {

    /** Of the sets {@code contrast} and {@code claims} in one language. */
    static SimilarityFigures of(Similarity similarity, String language) {
        List<SetRow> contrast = rows("contrast", language);
        List<SetRow> claims = rows("claims", language);
        return new SimilarityFigures(
                cosines(similarity, contrast, "passage", "true", 0),
                cosines(similarity, contrast, "true", "false", 0),
                cosines(similarity, contrast, "true", "true", 1),
                cosines(similarity, claims, "answer", "question", 0),
                cosines(similarity, claims, "answer", "question", 1),
                cosines(similarity, claims, "question", "question", 1));
    }

    private static List<SetRow> rows(String set, String language) {
        return SetRow.all(set).stream()
                .filter(row -> row.language().equals(language))
                .toList();
    }

    /** One field of each row with one of the row {@code step} half-lists further, so that themes do not meet. */
    private static List<Double> cosines(Similarity by, List<SetRow> rows, String left, String right, int step) {
        List<Double> cosines = new ArrayList<>();
        IntStream.range(0, rows.size()).forEach(i -> {
            SetRow other = rows.get((i + step * (rows.size() / 2)) % rows.size());
            Score score = by.of(rows.get(i).text(left), other.text(right));
            score.number().ifPresent(cosines::add);
        });
        return cosines.stream().sorted().toList();
    }

    /** One line for people: 5th percentile, median and 95th of each. */
    String line() {
        return "true claim " + spread(equal) + " | one point changed " + spread(changed) + " | unrelated "
                + spread(unrelated) + " | answer and question " + spread(answers) + " | answer and strange question "
                + spread(strangers) + " | two questions " + spread(questions);
    }

    static double quantile(List<Double> ascending, double share) {
        return ascending.get((int) Math.round(share * (ascending.size() - 1)));
    }

    private static String spread(List<Double> ascending) {
        return String.format(
                Locale.ROOT,
                "%.2f %.2f %.2f (%d)",
                quantile(ascending, 0.05),
                quantile(ascending, 0.5),
                quantile(ascending, 0.95),
                ascending.size());
    }
}
