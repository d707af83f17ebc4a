package dev.assay.engine;

import dev.assay.core.gate.GateReport;
import dev.assay.core.history.PastRun;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;
import dev.assay.core.run.Repeats;
import dev.assay.core.run.Run;
import dev.assay.core.words.Language;
import dev.assay.engine.baseline.Made;
import dev.assay.engine.exec.Progress;
import dev.assay.engine.exec.RunTotals;
import dev.assay.engine.exec.Scored;
import dev.assay.engine.report.ReportInput;
import dev.assay.engine.store.RunFolder;
import dev.assay.engine.store.RunStore;
import dev.assay.judge.port.Judge;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** One run, once everything is read and checked: score, estimate, gate, report, keep. */
final class Running {

    /** After so many cases it is clear whether labels and results speak of the same things. */
    private static final int FIRST_LOOK = 100;

    private final RunRequest request;
    private final Prepared prepared;
    private final Progress progress;
    private final Instant started = Instant.now();
    private final RunTotals totals;
    private final GateScores gathered;
    private final ShownCases shown = new ShownCases();
    private final Set<String> languages = new TreeSet<>();
    private final ClaimShares shares;
    private final AgainstPeople people;

    Running(RunRequest request, Prepared prepared, Progress progress) {
        this.request = request;
        this.prepared = prepared;
        this.progress = progress;
        List<String> names = prepared.chosen().metrics().stream()
                .map(metric -> metric.name().toString())
                .toList();
        this.totals = new RunTotals(names);
        this.gathered = prepared.chosen().rules().scores(names);
        this.shares = new ClaimShares(prepared.config(), judge());
        this.people = new AgainstPeople(prepared);
    }

    RunOutcome run() {
        RunStore store = new RunStore(prepared.config().out());
        String id = store.newId(started);
        try (RunFolder folder = new RunFolder(store.folder(), id);
                RunFiles files = new RunFiles(folder)) {
            score(files);
            List<String> unmeasured =
                    UnmeasuredText.lines(totals.unmeasured(), totals.cases(), ReportInput.language(shown.inOrder()));
            Run run = found(id, unmeasured);
            Optional<Judging> judging = judging(run);
            Optional<GateReport> gate = judging.map(Judging::report);
            PastRun now = remembered(run, gate);
            ReportInput input = new ReportInput(
                    run,
                    definitions(),
                    shown.inOrder(),
                    shown.omitted(),
                    gate,
                    totals.triage(prepared.config().confidence()),
                    totals.leaks(),
                    folder.place(),
                    shares.corrected(),
                    people.compared(),
                    store.history().upTo(now, ReportInput.MOST_PAST_RUNS),
                    totals.slices(
                            definitions(),
                            prepared.config().seed(),
                            prepared.config().confidence()));
            files.finish(input, prepared.unreadable());
            folder.publish();
            store.history().add(now);
            List<String> raised =
                    judging.flatMap(judged -> gate.map(judged::ratchet)).orElse(List.of());
            return new RunOutcome(run, gate, input, folder.place(), unmeasured, raised, exit(run, gate));
        }
    }

    private void score(RunFiles files) {
        progress.begin(prepared.data().cases());
        try {
            new Scoring(prepared, prepared.plan()).run(prepared.threads(), scored -> take(scored, files));
        } finally {
            progress.end();
        }
        mustMeet();
    }

    private void take(Scored scored, RunFiles files) {
        totals.add(scored);
        if (prepared.chosen().rules().any()) {
            gathered.add(GatedCase.of(scored.result()));
        }
        shown.add(scored.result());
        shares.add(scored.result());
        people.add(scored.result());
        languages.add(Language.of(scored.result().source().question()).code());
        files.write(scored.result());
        progress.step(
                scored.result().scores().values().stream().anyMatch(Score.Failed.class::isInstance),
                prepared.budget().spent());
        if (totals.cases() == FIRST_LOOK) {
            mustMeet();
        }
    }

    private void mustMeet() {
        if (totals.onlyByDocument()) {
            throw new UsageException(
                    "no relevant id is among the retrieved ids, but their documents are: the labels name"
                            + " documents and the results name chunks, or the other way round; set `judgedBy: document`"
                            + " (--set judgedBy=document), or give both the same ids");
        }
    }

    private Run found(String id, List<String> unmeasured) {
        List<String> warnings = new ArrayList<>(prepared.data().warnings());
        warnings.addAll(totals.warnings());
        totals.shown().warning(depths()).ifPresent(warnings::add);
        warnings.addAll(unmeasured);
        Optional<Repeats> repeats =
                totals.repeats(prepared.config().seed(), prepared.config().confidence());
        repeats.ifPresent(found -> warnings.addAll(RepeatText.warnings(found, ReportInput.language(shown.inOrder()))));
        warnings.addAll(shares.warnings());
        warnings.addAll(people.warnings(ReportInput.language(shown.inOrder())));
        warnings.addAll(gathered.warnings());
        return new Run(
                Provenances.of(request, prepared, id, started),
                totals.scores()
                        .estimates(prepared.config().seed(), prepared.config().confidence()),
                totals.cases(),
                totals.answerable(),
                totals.causes(),
                totals.answerability(prepared.config().seed(), prepared.config().confidence()),
                warnings,
                prepared.judge().map(judge -> prepared.budget().spent()),
                repeats);
    }

    private PastRun remembered(Run run, Optional<GateReport> gate) {
        OptionalInt exit = gate.map(report -> OptionalInt.of(report.exit())).orElse(OptionalInt.empty());
        return PastRun.of(run, exit, ReportInput.language(shown.inOrder()));
    }

    private Optional<Judging> judging(Run run) {
        GateRules rules = prepared.chosen().rules();
        if (!rules.any()) {
            return Optional.empty();
        }
        Directions directions = prepared.directions();
        return Optional.of(new Judging(
                prepared.config(),
                rules,
                Made.of(run.provenance()),
                directions,
                gathered.counted(totals.scores()),
                CertifiedGate.of(prepared.config(), judge(), languages, directions)));
    }

    private String judge() {
        return prepared.judge().map(Judge::id).orElse("none");
    }

    private Map<String, Definition> definitions() {
        Map<String, Definition> definitions = new LinkedHashMap<>();
        for (Metric metric : prepared.chosen().metrics()) {
            definitions.put(metric.name().toString(), metric.family().definition());
        }
        return definitions;
    }

    private Set<Integer> depths() {
        return prepared.chosen().metrics().stream()
                .map(metric -> metric.name().depth())
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt)
                .collect(Collectors.toSet());
    }

    /** Without rules only a run is green in which each metric has a value, or nothing that should have one. */
    private static int exit(Run run, Optional<GateReport> gate) {
        boolean some = run.metrics().values().stream().anyMatch(estimate -> estimate.n() > 0)
                || run.answerability().isPresent();
        boolean measured = some
                && run.metrics().values().stream().noneMatch(estimate -> estimate.n() == 0 && estimate.failed() > 0);
        return gate.map(GateReport::exit).orElse(measured ? 0 : 3);
    }
}
