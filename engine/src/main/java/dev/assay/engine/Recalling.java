package dev.assay.engine;

import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Series;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.report.HistoryInput;
import dev.assay.engine.store.HistoryFile;
import dev.assay.engine.store.RunStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Looks at the past runs of a project. */
final class Recalling {

    private final HistoryRequest request;
    private final AssayConfig config;
    private final HistoryFile file;

    Recalling(HistoryRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
        this.file = new RunStore(config.out()).history();
    }

    HistoryOutcome recall() {
        List<PastRun> runs = new ArrayList<>();
        List<Fault> damaged = new ArrayList<>();
        read(runs, damaged);
        List<History> all = History.of(runs);
        List<History> fitting = fitting(all);
        Optional<History> named = request.source().isPresent() ? Optional.empty() : named(fitting);
        List<History> chosen = request.all() ? fitting : List.of(named.orElse(fitting.get(0)));
        List<History> taken = chosen.stream()
                .map(history -> history.last(request.last().orElse(Integer.MAX_VALUE)))
                .toList();
        HistoryInput found = new HistoryInput(
                chosen.stream().map(this::shown).toList(), others(all, chosen), metrics(taken), unmet(named));
        return new HistoryOutcome(file.path(), found, taken, damaged);
    }

    /** The path that was given, where it is no series and something else is shown in its place. */
    private Optional<String> unmet(Optional<History> named) {
        return named.isPresent() || request.all() || request.source().isPresent() ? Optional.empty() : request.path();
    }

    private HistoryInput.Shown shown(History history) {
        return new HistoryInput.Shown(
                history.last(request.last().orElse(HistoryRequest.USUAL)),
                history.runs().size());
    }

    private void read(List<PastRun> runs, List<Fault> damaged) {
        try {
            file.read(runs::add, damaged::add);
        } catch (IOException e) {
            throw new UsageException("cannot read " + file.path() + " (" + e.getMessage()
                    + "); move it away, and the next run begins another, or name another store with --set out=FOLDER");
        }
        if (!runs.isEmpty()) {
            return;
        }
        if (!damaged.isEmpty()) {
            Faults faults = new Faults();
            damaged.forEach(faults::add);
            throw new UsageException(faults.text() + "\nno line of " + file.path()
                    + " can be read; `assay run` adds one that can, and leaves these as they are");
        }
        throw new UsageException(
                "there is no run in " + file.path() + "; `assay run` adds one, --set out=FOLDER names another store");
    }

    /** The series that the request allows, that of the youngest run first; one at least. */
    private List<History> fitting(List<History> all) {
        List<History> left = all;
        if (request.source().isPresent()) {
            left = only(left, "--source", new Series(request.source().get(), "").source(), Series::source);
        }
        if (request.variant().isPresent()) {
            left = only(left, "--variant", request.variant().get(), Series::variant);
        }
        return left;
    }

    private List<History> only(List<History> all, String option, String asked, Function<Series, String> part) {
        List<History> found = all.stream()
                .filter(history -> part.apply(history.series()).equals(asked))
                .toList();
        if (found.isEmpty()) {
            Set<String> there = new LinkedHashSet<>();
            all.forEach(history -> there.add(part.apply(history.series())));
            boolean some = there.stream().anyMatch(name -> !name.isEmpty());
            there.remove("");
            throw new UsageException(option + " " + asked + ": no run of it is in " + file.path()
                    + NearNames.hint(asked, there)
                    + (some ? "; there are runs of " + String.join(", ", there) : "; no run there has a variant"));
        }
        return found;
    }

    /** The series of the path that was given, where runs were started by that name. */
    private Optional<History> named(List<History> fitting) {
        return request.path()
                .map(path -> new Series(path, "").source())
                .flatMap(source -> fitting.stream()
                        .filter(history -> history.series().source().equals(source))
                        .findFirst());
    }

    private static Map<Series, Integer> others(List<History> all, List<History> chosen) {
        Map<Series, Integer> others = new LinkedHashMap<>();
        all.stream()
                .filter(history -> !chosen.contains(history))
                .forEach(history -> others.put(history.series(), history.runs().size()));
        return others;
    }

    /** The metrics asked for, as runs print them. */
    private List<String> metrics(List<History> chosen) {
        if (request.metrics().isEmpty()) {
            return List.of();
        }
        Set<String> there = new LinkedHashSet<>();
        chosen.forEach(history -> there.addAll(history.metrics()));
        try (Extensions extensions = Extensions.of(config.classpath())) {
            MetricCatalog catalog = extensions.catalog(config.folder());
            return request.metrics().stream()
                    .map(asked -> there.contains(asked) ? asked : Metrics.printed(catalog, asked, config.k()))
                    .map(name -> known(name, there))
                    .distinct()
                    .toList();
        }
    }

    private static String known(String metric, Set<String> there) {
        if (!there.contains(metric)) {
            throw new UsageException("--metric " + metric + ": no run of this series has it"
                    + NearNames.hint(metric, there) + "; they have " + String.join(", ", there));
        }
        return metric;
    }
}
