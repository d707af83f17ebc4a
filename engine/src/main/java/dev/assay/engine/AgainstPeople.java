package dev.assay.engine;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Need;
import dev.assay.core.run.CaseResult;
import dev.assay.core.words.Language;
import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.labels.MetricLabels;
import dev.assay.engine.report.LabelledMetric;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the cases of a run against the labels that {@code judge.labels} names, while they are scored. */
final class AgainstPeople {

    private static final String KEY = "judge.labels: ";
    private static final int LISTED = 5;

    private final AssayConfig config;
    private final MetricLabels labels;
    private final Set<String> names;
    private final Map<String, BesidePeople> metrics = new LinkedHashMap<>();

    AgainstPeople(Prepared prepared) {
        this.config = prepared.config();
        this.labels = prepared.labels();
        this.names = names(prepared.chosen());
        labels.labels().forEach((metric, its) -> metrics.put(metric, new BesidePeople(its.labels())));
    }

    /**
     * The labels that the settings name, if any. A line that names no metric is about faithfulness, or where the run has
     * none, about the only metric that a judge scores.
     */
    static MetricLabels labels(AssayConfig config, Chosen chosen) {
        Set<String> names = names(chosen);
        List<String> judged = chosen.metrics().stream()
                .filter(metric -> metric.needs().contains(Need.JUDGE))
                .map(metric -> metric.name().toString())
                .toList();
        String unnamed =
                names.contains(Calibrating.OF_CLAIMS) || judged.size() != 1 ? Calibrating.OF_CLAIMS : judged.get(0);
        return config.labels()
                .map(file -> MetricLabels.read(file, names, unnamed))
                .orElse(MetricLabels.NONE);
    }

    private static Set<String> names(Chosen chosen) {
        return chosen.metrics().stream()
                .map(Metric::name)
                .map(String::valueOf)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    void add(CaseResult result) {
        metrics.forEach((metric, beside) -> Optional.ofNullable(result.scores().get(metric))
                .ifPresent(score -> beside.add(LabelledScore.of(result, score))));
    }

    /** Each metric that has a labelled case with a score: by the judge, by people, and corrected. */
    List<LabelledMetric> compared() {
        List<LabelledMetric> compared = new ArrayList<>();
        metrics.forEach((metric, beside) -> {
            if (!beside.labelled().isEmpty()) {
                compared.add(new LabelledMetric(metric, beside.sides(config.seed(), config.confidence())));
            }
        });
        return compared;
    }

    private boolean labelled() {
        return metrics.values().stream().anyMatch(beside -> !beside.labelled().isEmpty());
    }

    /** Labels that are about nothing this run has, and what else a reader of the comparison should know. */
    List<String> warnings(Language language) {
        boolean chinese = language == Language.ZH;
        List<String> warnings = new ArrayList<>();
        Set<String> unknown = new LinkedHashSet<>();
        metrics.values().forEach(beside -> unknown.addAll(beside.unknown()));
        if (!unknown.isEmpty()) {
            String first = unknown.stream().limit(LISTED).collect(Collectors.joining(", "))
                    + (unknown.size() > LISTED ? " …" : "");
            warnings.add(KEY
                    + (chinese
                            ? "有标注的用例中 " + unknown.size() + " 个不在本次运行中，其标注未计入：" + first
                            : unknown.size() + (unknown.size() == 1 ? " labelled case is" : " labelled cases are")
                                    + " not in this run and left out: " + first));
        }
        if (config.target().asked() && labelled()) {
            warnings.add(KEY
                    + (chinese
                            ? "被测系统是重新作答的；若标注针对的是先前的答案，并列的数字便不可比"
                            : "the system was asked anew; where the labels are of earlier answers, judge and people"
                                    + " speak of different texts"));
        }
        labels.others().forEach((metric, count) -> warnings.add(KEY + other(metric, count, chinese)));
        metrics.forEach((metric, beside) ->
                beside.notes(language).forEach(note -> warnings.add(KEY + metric + (chinese ? "：" : ": ") + note)));
        return warnings;
    }

    private String other(String metric, int count, boolean chinese) {
        String has = String.join(", ", names);
        if (chinese) {
            return count + " 条标注未计入，因为本次运行没有指标 `" + metric + "`；已有：" + has;
        }
        String hint = NearNames.hint(metric, List.copyOf(names));
        return count + (count == 1 ? " label is" : " labels are") + " left out, for this run does not compute `"
                + metric + "`" + (hint.isEmpty() ? "; it has " + has : hint);
    }
}
