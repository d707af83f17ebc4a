package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.calibration.SideBySide;
import dev.assay.core.metric.Score;
import dev.assay.core.stats.Answer;
import dev.assay.core.words.Language;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.labels.CaseLabels;
import dev.assay.engine.labels.PeopleLabel;
import dev.assay.engine.store.StoredRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds a stored run against people's labels. */
final class Agreeing {

    private static final double FAR = 0.5;

    private final AgreementRequest request;

    Agreeing(AgreementRequest request) {
        this.request = request;
    }

    AgreementOutcome compare() {
        AssayConfig config = JudgeSession.settings(request.settings());
        StoredRun run = Runs.open(config, Optional.of(request.run()));
        String metric = Runs.metric(run, request.metric());
        List<LabelledScore> cases = LabelledScore.of(run, metric);
        Set<String> ids = cases.stream().map(LabelledScore::id).collect(Collectors.toSet());
        Map<String, PeopleLabel> labels =
                CaseLabels.read(request.labels(), metric, ids).labels();
        List<LabelledScore> valued =
                cases.stream().filter(one -> one.value().isPresent()).toList();
        List<LabelledScore> both =
                valued.stream().filter(one -> labels.containsKey(one.id())).toList();
        double[] people =
                both.stream().mapToDouble(one -> label(labels, one).value()).toArray();
        double[] judge = scores(both);
        double[] others = scores(
                valued.stream().filter(one -> !labels.containsKey(one.id())).toList());
        Answer<Calibration> found = Calibration.of(
                both.stream()
                        .map(one -> one.rating(label(labels, one), request.cut()))
                        .toList(),
                run.seed(),
                config.confidence());
        List<LabelledScore> apart =
                both.stream().filter(one -> apart(one, label(labels, one))).toList();
        request.pool().ifPresent(file -> Written.to(file, pool(run, metric, labels, apart)));
        boolean numeric = both.stream().anyMatch(one -> !label(labels, one).binary());
        return new AgreementOutcome(
                run.folder(),
                run.judge(),
                request.labels().toString(),
                metric,
                found,
                numeric
                        ? Optional.of(NumericAgreement.of(people, judge, run.seed(), config.confidence()))
                        : Optional.empty(),
                SideBySide.of(people, judge, others, run.seed(), config.confidence()),
                apart.stream().map(LabelledScore::id).toList(),
                request.pool(),
                notes(cases, labels),
                language(cases),
                found.known().isPresent() ? 0 : 3);
    }

    private static double[] scores(List<LabelledScore> cases) {
        return cases.stream().mapToDouble(one -> one.value().orElseThrow()).toArray();
    }

    private static PeopleLabel label(Map<String, PeopleLabel> labels, LabelledScore one) {
        return Optional.ofNullable(labels.get(one.id())).orElseThrow();
    }

    private boolean apart(LabelledScore one, PeopleLabel label) {
        double value = one.value().orElseThrow();
        return (value >= request.cut()) != (label.value() >= request.cut()) || Math.abs(value - label.value()) > FAR;
    }

    /** The cases as the run has them, one a line, with people's label and the judge's score in front. */
    private static String pool(
            StoredRun run, String metric, Map<String, PeopleLabel> labels, List<LabelledScore> apart) {
        Map<String, LabelledScore> wanted = apart.stream()
                .collect(Collectors.toMap(LabelledScore::id, one -> one, (first, second) -> first, LinkedHashMap::new));
        StringBuilder lines = new StringBuilder();
        try (Stream<JsonNode> cases = run.cases()) {
            cases.forEach(line -> Optional.ofNullable(wanted.get(line.path("id").asText()))
                    .ifPresent(one -> {
                        ObjectNode object = line.deepCopy();
                        object.put("metric", metric);
                        object.put("people", label(labels, one).value());
                        object.put("judge", one.value().orElseThrow());
                        lines.append(object).append('\n');
                    }));
        }
        return lines.toString();
    }

    /** Labelled cases without a score, and cases that are not independent. */
    private static List<String> notes(List<LabelledScore> cases, Map<String, PeopleLabel> labels) {
        Map<String, Integer> reasons = new LinkedHashMap<>();
        cases.stream().filter(one -> labels.containsKey(one.id())).forEach(one -> {
            if (one.score() instanceof Score.Undefined undefined) {
                reasons.merge("undefined: " + undefined.why(), 1, Integer::sum);
            } else if (one.score() instanceof Score.Failed failed) {
                reasons.merge("failed: " + failed.why(), 1, Integer::sum);
            }
        });
        List<String> notes = new ArrayList<>();
        reasons.forEach((why, count) -> notes.add(count + " labelled without a score, " + why));
        long clusters = cases.stream().map(LabelledScore::cluster).distinct().count();
        if (clusters < cases.size()) {
            notes.add(
                    cases.size() + " cases come in " + clusters
                            + " clusters; the corrected means take each case for independent, so their intervals are too narrow");
        }
        return notes;
    }

    static Language language(List<LabelledScore> cases) {
        long chinese = cases.stream()
                .filter(one -> one.language().equals(Language.ZH.code()))
                .count();
        return 2 * chinese > cases.size() ? Language.ZH : Language.EN;
    }
}
