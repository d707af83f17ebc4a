package dev.assay.engine;

import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.run.Provenance;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.exec.Progress;
import dev.assay.engine.report.SplitInput;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the same twice. Answers are never kept between runs, so a target is asked twice by itself. The judge's replies
 * are: the second run therefore has a store of its own, in which nothing is kept yet, and so has the third, which judges
 * the first one's answers again.
 */
final class AaRun {

    private static final String NONE = "none";
    private static final String CASSETTE = "cassette";

    private final RunRequest request;
    private final boolean split;
    private final Progress progress;
    private final AssayConfig config;
    private final boolean asked;
    private final boolean replayed;

    AaRun(AaRequest asking, Progress progress) {
        this.request = asking.run();
        this.split = asking.split();
        this.progress = progress;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
        this.asked = config.target().asked();
        this.replayed = config.cassette().isPresent() && !config.record();
        List<String> variants = VariantNames.of(request);
        if (!variants.isEmpty()) {
            throw new UsageException("one variant is run twice, and there are " + variants.size()
                    + ": name it with --set variant=" + variants.get(0));
        }
        if (split && replayed) {
            throw new UsageException("--split: the judge's replies are replayed from the cassette "
                    + config.cassette().get() + ", so that it says the same of an answer each time; leave out"
                    + " `cassette`, or record it anew with --set record=true");
        }
    }

    AaOutcome run() {
        RunOutcome first = Engine.run(request, progress);
        Provenance made = first.run().provenance();
        Path store = config.out().resolve("aa").resolve(made.runId());
        RunOutcome second = Engine.run(request.with(Map.of("out", store.toString())), progress);
        boolean model = !made.judge().equals(NONE) && !Judges.offline(config.judge());
        Optional<RunOutcome> third = split && asked && model
                ? Optional.of(Engine.run(again(first.folder(), store.resolve("again")), progress))
                : Optional.empty();
        ComparisonOutcome comparison = Engine.compare(new ComparisonRequest(
                Optional.of(first.folder().toString()),
                Optional.of(second.folder().toString()),
                request.path(),
                request.environment(),
                request.settings(),
                List.of(),
                List.of(),
                List.of(),
                List.of()));
        List<String> metrics = comparison.found().comparison().map(Comparison::metrics).orElse(List.of()).stream()
                .map(MetricComparison::metric)
                .toList();
        return new AaOutcome(
                first, second, comparison, split(first, second, third, metrics, model), notes(model, third));
    }

    /** The first run's answers, judged by a judge of which nothing is kept. */
    private RunRequest again(Path first, Path store) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("target.use", "file");
        settings.put("outputs", first.resolve(RunStore.CASES).toAbsolutePath().toString());
        settings.put("out", store.toString());
        config.cassette()
                .ifPresent(
                        file -> settings.put(CASSETTE, store.resolve(CASSETTE).toString()));
        return request.with(settings);
    }

    private SplitInput split(
            RunOutcome first, RunOutcome second, Optional<RunOutcome> third, List<String> metrics, boolean model) {
        if (metrics.isEmpty()) {
            return SplitInput.NONE;
        }
        Map<String, GivenCase> one = cases(first);
        Map<String, GivenCase> other = cases(second);
        GivenRuns answers = new GivenRuns(asked ? List.of(one, other) : List.of(one), List.of());
        GivenRuns judged = answers;
        if (replayed) {
            judged = new GivenRuns(List.of(one), List.of());
        } else if (model) {
            judged = new GivenRuns(
                    answers.fresh(), asked ? third.map(AaRun::cases).stream().toList() : List.of(other));
        }
        boolean splittable = asked && model && !replayed && third.isEmpty();
        return new SplitInput(
                new Splits(config, answers, judged, !model)
                        .of(metrics, first.run().provenance()),
                asked,
                splittable ? different(one) : 0);
    }

    private static Map<String, GivenCase> cases(RunOutcome run) {
        return GivenCase.of(StoredRun.open(run.folder()));
    }

    /** Answers to be judged, equal ones of a case once. */
    private static int different(Map<String, GivenCase> cases) {
        return cases.values().stream()
                .mapToInt(one -> (int)
                        one.answers().stream().map(GivenAnswer::seen).distinct().count())
                .sum();
    }

    private List<String> notes(boolean model, Optional<RunOutcome> third) {
        List<String> notes = new ArrayList<>();
        notes.add(
                asked
                        ? "the system was asked twice"
                        : "the answers were recorded: the system changes nothing between the two runs");
        if (model) {
            notes.add(
                    replayed
                            ? "the second run replayed the judge from a cassette: its noise is not in these numbers"
                            : "the judge was asked anew for the second run, and paid again: none of its kept replies was used");
        }
        if (third.isPresent()) {
            notes.add("the answers of the first run were judged once more, and paid again, to tell the judge from the"
                    + " system");
        } else if (split) {
            notes.add(
                    model
                            ? "--split was not needed: recorded answers are judged in both runs anyway"
                            : "--split was not needed: no judge was asked that could change its mind");
        }
        if (!asked && (!model || replayed)) {
            notes.add("nothing that chance could change was run twice: name a `target`, or a model as judge");
        }
        return notes;
    }
}
