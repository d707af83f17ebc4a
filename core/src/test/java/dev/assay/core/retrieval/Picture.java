package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import java.util.Arrays;
import java.util.List;

/**
 * Cases small enough to be seen at once: labels are written {@code a b:2 c|d e:-1} (an item, grade 2, any of two,
 * below 0), a ranked list {@code a x y}.
 */
final class Picture {

    static final MetricCatalog CATALOG = new MetricCatalog(RetrievalMetrics.ALL);

    private Picture() {}

    static double value(String metric, String labels, String ranked) {
        return score(metric, labels, ranked).number().orElseThrow(() -> new AssertionError(metric + " is undefined"));
    }

    static String whyUndefined(String metric, String labels, String ranked) {
        return ((Score.Undefined) score(metric, labels, ranked)).why();
    }

    static Score score(String metric, String labels, String ranked) {
        return metric(metric).score(JudgedRanking.of(labels(labels), ranked(ranked)));
    }

    static RankingMetric metric(String name) {
        return (RankingMetric) CATALOG.parse(name);
    }

    static Judgments labels(String labels) {
        return new Judgments(words(labels).stream().map(Picture::group).toList());
    }

    static Ranking ranked(String ids) {
        return Ranking.ofIds(words(ids).toArray(String[]::new));
    }

    private static RelevantGroup group(String written) {
        String[] parts = written.split(":");
        List<Label> anyOf =
                Arrays.stream(parts[0].split("\\|")).<Label>map(Label.Item::new).toList();
        return new RelevantGroup(anyOf, parts.length == 1 ? 1 : Integer.parseInt(parts[1]));
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
