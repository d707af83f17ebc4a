package dev.assay.engine;

import dev.assay.core.calibration.SideBySide;
import dev.assay.core.metric.Score;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.words.Language;
import dev.assay.engine.labels.PeopleLabel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The cases of a run by one metric, held against people's labels as they come in. Of the others only scores are kept. */
final class BesidePeople {

    private final Map<String, PeopleLabel> labels;
    private final Set<String> seen = new HashSet<>();
    private final List<LabelledScore> labelled = new ArrayList<>();
    private final Map<Score, Integer> unscored = new LinkedHashMap<>();
    private final ClusterIds clusters = new ClusterIds();
    private double[] others = new double[64];
    private int otherCases;
    private int cases;

    /**
     * No case yet.
     *
     * @param labels people's labels by the id of the case
     */
    BesidePeople(Map<String, PeopleLabel> labels) {
        this.labels = labels;
    }

    void add(LabelledScore one) {
        cases++;
        clusters.id(one.cluster());
        boolean known = labels.containsKey(one.id());
        if (known) {
            seen.add(one.id());
        }
        if (one.value().isEmpty()) {
            if (known) {
                unscored.merge(one.score(), 1, Integer::sum);
            }
        } else if (known) {
            labelled.add(one);
        } else {
            other(one.value().getAsDouble());
        }
    }

    private void other(double score) {
        if (otherCases == others.length) {
            others = Arrays.copyOf(others, 2 * otherCases);
        }
        others[otherCases++] = score;
    }

    /** The cases that have both a label and a score. */
    List<LabelledScore> labelled() {
        return List.copyOf(labelled);
    }

    /** What people said of a case that is labelled. */
    PeopleLabel label(LabelledScore one) {
        return Optional.ofNullable(labels.get(one.id())).orElseThrow();
    }

    /** People's scores of the labelled cases. */
    double[] people() {
        return labelled.stream().mapToDouble(one -> label(one).value()).toArray();
    }

    /** The judge's scores of the same cases. */
    double[] judge() {
        return labelled.stream().mapToDouble(one -> one.value().orElseThrow()).toArray();
    }

    /** The mean by the judge, by people, and corrected. */
    SideBySide sides(long seed, double confidence) {
        return SideBySide.of(people(), judge(), Arrays.copyOf(others, otherCases), seed, confidence);
    }

    /** Ids that have a label and no case, in the order of the file. */
    List<String> unknown() {
        return labels.keySet().stream().filter(id -> !seen.contains(id)).toList();
    }

    /** What a reader should know: labelled cases without a score, and cases that are not independent. */
    List<String> notes(Language language) {
        boolean chinese = language == Language.ZH;
        List<String> notes = new ArrayList<>();
        unscored.forEach((score, count) -> notes.add(
                chinese ? count + " 个有标注的用例没有得分，" + why(score) : count + " labelled without a score, " + why(score)));
        if (clusters.size() < cases) {
            notes.add(
                    chinese
                            ? cases + " 个用例只构成 " + clusters.size() + " 个聚类；校正后的均值把用例视为相互独立，其区间因此偏窄"
                            : cases + " cases come in " + clusters.size()
                                    + " clusters; the corrected means take each case for independent, so their intervals"
                                    + " are too narrow");
        }
        return notes;
    }

    private static String why(Score score) {
        return score.fold(
                value -> String.valueOf(value),
                undefined -> "undefined: " + undefined.why(),
                failed -> "failed: " + failed.why());
    }
}
