package dev.assay.engine.report;

import dev.assay.core.calibration.CorrectedShare;
import dev.assay.core.gate.GateReport;
import dev.assay.core.history.PastRun;
import dev.assay.core.metric.Definition;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.CauseTable;
import dev.assay.core.run.LeakCount;
import dev.assay.core.run.LeakTable;
import dev.assay.core.run.Run;
import dev.assay.core.run.Triage;
import dev.assay.core.slice.search.SliceSearch;
import dev.assay.core.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that a report is made from.
 *
 * @param run what was found
 * @param definitions what each metric means, by its printed name; a metric without one is shown without
 * @param cases the cases to be shown, in the order of the dataset
 * @param omitted cases of the run that are not among {@code cases}, 0 or more
 * @param gate what became of the rules; absent when there are none
 * @param triage what is wrong with all cases of the run
 * @param leaks what came back for users who may not see it
 * @param runFolder the folder that keeps the run, as it is to be shown
 * @param corrected shares that a certificate of the judge corrects, by language
 * @param people metrics of which people labelled some cases
 * @param history the runs of the same before this one, oldest first, and this one; none where nothing is known of them
 * @param slices which slices are worse than the rest of the run
 */
public record ReportInput(
        Run run,
        Map<String, Definition> definitions,
        List<CaseResult> cases,
        int omitted,
        Optional<GateReport> gate,
        Triage triage,
        LeakCount leaks,
        Path runFolder,
        List<CorrectedShare> corrected,
        List<LabelledMetric> people,
        List<PastRun> history,
        SliceSearch slices) {

    /** How many runs a report looks back on, itself among them. */
    public static final int MOST_PAST_RUNS = 30;

    private static final double CONFIDENCE = 0.95;

    public ReportInput {
        definitions = Map.copyOf(definitions);
        cases = List.copyOf(cases);
        corrected = List.copyOf(corrected);
        people = List.copyOf(people);
        history = List.copyOf(history);
        if (omitted < 0) {
            throw new IllegalArgumentException("omitted is a count of cases, 0 or more; found " + omitted);
        }
    }

    /** A report on cases that are all shown, so that what is wrong and what leaked is known from them, and on nothing else. */
    public ReportInput(
            Run run,
            Map<String, Definition> definitions,
            List<CaseResult> cases,
            int omitted,
            Optional<GateReport> gate,
            Path runFolder) {
        this(
                run,
                definitions,
                cases,
                omitted,
                gate,
                CauseTable.of(cases, CONFIDENCE),
                LeakTable.of(cases),
                runFolder,
                List.of(),
                List.of(),
                List.of(),
                SliceSearch.NONE);
    }

    /** The language that most of the shown questions are written in; English when there are none. */
    public Language language() {
        return language(cases);
    }

    /** The language that most of the questions of these cases are written in; English when there are none. */
    public static Language language(List<CaseResult> cases) {
        long chinese = cases.stream()
                .filter(result -> Language.of(result.source().question()) == Language.ZH)
                .count();
        return 2 * chinese > cases.size() ? Language.ZH : Language.EN;
    }

    /** Whether a lower value of the metric is the better one; no for a metric without a definition. */
    boolean lowerIsBetter(String metric) {
        return Optional.ofNullable(definitions.get(metric))
                .map(Definition::lowerIsBetter)
                .orElse(false);
    }
}
