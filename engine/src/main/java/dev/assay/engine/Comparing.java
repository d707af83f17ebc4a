package dev.assay.engine;

import dev.assay.core.comparison.Comparability;
import dev.assay.core.comparison.Comparer;
import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.Differing;
import dev.assay.core.comparison.Direction;
import dev.assay.core.comparison.PairedCases;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.run.Provenance;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.slice.SliceIndex;
import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.report.ComparisonInput;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredProvenance;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares two finished runs, without asking anybody again. */
final class Comparing {

    /** A key that parts the cases into more slices than this is no slice but nearly an id. */
    private static final int MOST_SLICES = 200;

    private final ComparisonRequest request;
    private final AssayConfig config;
    private final StoredRun a;
    private final StoredRun b;

    Comparing(ComparisonRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
        Runs runs = Runs.of(config);
        this.a = runs.find(request.a().orElse(RunStore.PREVIOUS));
        this.b = runs.find(request.b().orElse(RunStore.LATEST));
    }

    ComparisonOutcome compare() {
        checkAccepted();
        Provenance madeA = StoredProvenance.of(a);
        Provenance madeB = StoredProvenance.of(b);
        Map<String, Direction> metrics = metrics(madeA);
        List<CaseSlice> slices = request.slices().stream().map(Comparing::slice).toList();
        boolean sliced = !slices.isEmpty() || !request.keys().isEmpty();
        List<Differing> differing = Comparability.obstacles(madeA, madeB);
        RunCases casesA = RunCases.of(a, sliced);
        PairedCases paired =
                PairedCases.of(casesA.cases(), RunCases.of(b, sliced).cases());
        paired = in(paired, slices);
        checkKeys(paired);
        Optional<Comparison> comparison = differing.stream().allMatch(this::accepted)
                ? Optional.of(new Comparer(config.seed(), config.confidence()).compare(paired, metrics, request.keys()))
                : Optional.empty();
        return new ComparisonOutcome(
                a.folder(),
                b.folder(),
                new ComparisonInput(
                        madeA,
                        madeB,
                        differing,
                        Comparability.settings(madeA, madeB),
                        without(a.metrics(), b.metrics()),
                        without(b.metrics(), a.metrics()),
                        slices,
                        comparison,
                        casesA.language()));
    }

    private boolean accepted(Differing differing) {
        return request.accepted().contains(differing.what());
    }

    private void checkAccepted() {
        for (String ground : request.accepted()) {
            if (!Comparability.GROUNDS.contains(ground)) {
                throw new UsageException("--accept " + ground + ": what may differ is one of "
                        + String.join(", ", Comparability.GROUNDS)
                        + NearNames.hint(ground, Comparability.GROUNDS));
            }
        }
    }

    /** The metrics of both runs, or those asked for. */
    private Map<String, Direction> metrics(Provenance made) {
        List<String> both = a.metrics().stream().filter(b.metrics()::contains).toList();
        try (Extensions extensions = Extensions.of(config.classpath())) {
            MetricCatalog catalog = extensions.catalog(config.folder());
            Directions directions = Directions.of(made, catalog, config.k());
            Map<String, Direction> chosen = new LinkedHashMap<>();
            for (String metric : request.metrics().isEmpty() ? both : asked(both, catalog)) {
                chosen.put(metric, directions.of(metric));
            }
            return chosen;
        }
    }

    private List<String> asked(List<String> both, MetricCatalog catalog) {
        List<String> names = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (String asked : request.metrics()) {
            String name = both.contains(asked) ? asked : Metrics.printed(catalog, asked, config.k());
            if (both.contains(name)) {
                names.add(name);
            } else {
                wrong.add("--metric " + asked + ": " + whose(name) + NearNames.hint(name, both)
                        + (both.isEmpty() ? "" : "; both have " + String.join(", ", both)));
            }
        }
        if (!wrong.isEmpty()) {
            throw new UsageException(String.join("\n", wrong));
        }
        return names;
    }

    private String whose(String metric) {
        if (a.metrics().contains(metric)) {
            return "only the first run, " + a.folder() + ", has `" + metric + "`";
        }
        return b.metrics().contains(metric)
                ? "only the second run, " + b.folder() + ", has `" + metric + "`"
                : "neither run has `" + metric + "`";
    }

    private static CaseSlice slice(String text) {
        try {
            return CaseSlice.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--slice: " + e.getMessage());
        }
    }

    private static PairedCases in(PairedCases all, List<CaseSlice> slices) {
        SliceIndex index = all.slices();
        PairedCases left = all;
        for (CaseSlice slice : slices) {
            index.missing(slice).ifPresent(why -> {
                throw new UsageException("--slice " + slice + ": " + why);
            });
            left = left.in(slice);
        }
        return left;
    }

    private void checkKeys(PairedCases cases) {
        if (request.keys().isEmpty() || cases.pairs().isEmpty()) {
            return;
        }
        SliceIndex index = cases.slices();
        for (String key : request.keys()) {
            index.missingKey(key).ifPresent(why -> {
                throw new UsageException("--slices " + key + ": " + why);
            });
            int values = index.slices(key).size();
            if (values > MOST_SLICES) {
                throw new UsageException(
                        "--slices " + key + ": it has " + values + " values, and at most " + MOST_SLICES
                                + " can be compared; take a key that cases share, or one value with --slice '" + key
                                + "=VALUE'");
            }
        }
    }

    private static List<String> without(List<String> some, List<String> others) {
        return some.stream().filter(name -> !others.contains(name)).toList();
    }
}
