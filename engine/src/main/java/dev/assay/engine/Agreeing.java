package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.stats.Answer;
import dev.assay.core.words.Language;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.labels.CaseLabels;
import dev.assay.engine.labels.PeopleLabel;
import dev.assay.engine.store.StoredRun;
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
        StoredRun run = Runs.of(config).find(request.run());
        String metric = Runs.metric(run, request.metric());
        List<LabelledScore> cases = LabelledScore.of(run, metric);
        Set<String> ids = cases.stream().map(LabelledScore::id).collect(Collectors.toSet());
        Map<String, PeopleLabel> labels =
                CaseLabels.read(request.labels(), metric, ids).labels();
        BesidePeople beside = new BesidePeople(labels);
        cases.forEach(beside::add);
        List<LabelledScore> both = beside.labelled();
        Answer<Calibration> found = Calibration.of(
                both.stream()
                        .map(one -> one.rating(beside.label(one), request.cut()))
                        .toList(),
                run.seed(),
                config.confidence());
        List<LabelledScore> apart =
                both.stream().filter(one -> apart(one, beside.label(one))).toList();
        request.pool().ifPresent(file -> Written.to(file, pool(run, metric, beside, apart)));
        boolean numeric = both.stream().anyMatch(one -> !beside.label(one).binary());
        return new AgreementOutcome(
                run.folder(),
                run.judge(),
                request.labels().toString(),
                metric,
                found,
                numeric
                        ? Optional.of(
                                NumericAgreement.of(beside.people(), beside.judge(), run.seed(), config.confidence()))
                        : Optional.empty(),
                beside.sides(run.seed(), config.confidence()),
                apart.stream().map(LabelledScore::id).toList(),
                request.pool(),
                beside.notes(language(cases)),
                language(cases),
                found.known().isPresent() ? 0 : 3);
    }

    private boolean apart(LabelledScore one, PeopleLabel label) {
        double value = one.value().orElseThrow();
        return (value >= request.cut()) != (label.value() >= request.cut()) || Math.abs(value - label.value()) > FAR;
    }

    /** The cases as the run has them, one a line, with people's label and the judge's score in front. */
    private static String pool(StoredRun run, String metric, BesidePeople beside, List<LabelledScore> apart) {
        Map<String, LabelledScore> wanted = apart.stream()
                .collect(Collectors.toMap(LabelledScore::id, one -> one, (first, second) -> first, LinkedHashMap::new));
        StringBuilder lines = new StringBuilder();
        try (Stream<JsonNode> cases = run.cases()) {
            cases.forEach(line -> Optional.ofNullable(wanted.get(line.path("id").asText()))
                    .ifPresent(one -> {
                        ObjectNode object = line.deepCopy();
                        object.put("metric", metric);
                        object.put("people", beside.label(one).value());
                        object.put("judge", one.value().orElseThrow());
                        lines.append(object).append('\n');
                    }));
        }
        return lines.toString();
    }

    static Language language(List<LabelledScore> cases) {
        long chinese = cases.stream()
                .filter(one -> one.language().equals(Language.ZH.code()))
                .count();
        return 2 * chinese > cases.size() ? Language.ZH : Language.EN;
    }
}
