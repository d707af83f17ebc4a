package dev.assay.engine;

import dev.assay.core.run.Provenance;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.exec.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the same twice. Answers are never kept between runs, so a target is asked twice by itself. The judge's replies
 * are: the second run therefore has a store of its own, in which nothing is kept yet.
 */
final class AaRun {

    private static final String NONE = "none";

    private final RunRequest request;
    private final Progress progress;
    private final AssayConfig config;

    AaRun(RunRequest request, Progress progress) {
        this.request = request;
        this.progress = progress;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
        List<String> variants = VariantNames.of(request);
        if (!variants.isEmpty()) {
            throw new UsageException("one variant is run twice, and there are " + variants.size()
                    + ": name it with --set variant=" + variants.get(0));
        }
    }

    AaOutcome run() {
        RunOutcome first = Engine.run(request, progress);
        Path store = config.out().resolve("aa").resolve(first.run().provenance().runId());
        RunOutcome second = Engine.run(request.with(Map.of("out", store.toString())), progress);
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
        return new AaOutcome(first, second, comparison, notes(first.run().provenance()));
    }

    private List<String> notes(Provenance made) {
        List<String> notes = new ArrayList<>();
        boolean asked = config.target().asked();
        notes.add(
                asked
                        ? "the system was asked twice"
                        : "the answers were recorded: the noise of the system is not in these numbers");
        boolean replayed = config.cassette().isPresent() && !config.record();
        boolean model = !made.judge().equals(NONE) && !made.judge().startsWith("embedded");
        if (model) {
            notes.add(
                    replayed
                            ? "the second run replayed the judge from a cassette: its noise is not in these numbers"
                            : "the judge was asked anew for the second run, and paid again: none of its kept replies was used");
        }
        if (!asked && (!model || replayed)) {
            notes.add("nothing that chance could change was run twice: name a `target`, or a model as judge");
        }
        return notes;
    }
}
