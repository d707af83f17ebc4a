package dev.assay.engine;

import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.BaselineFiles;
import dev.assay.engine.baseline.BaselineWriter;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.store.StoredRun;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Freezes a finished run. */
final class Freezing {

    private final FreezeRequest request;
    private final AssayConfig config;

    Freezing(FreezeRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    FreezeOutcome freeze() {
        StoredRun run = Runs.of(config).find(request.run());
        Path out = out();
        Frozen frozen = new Frozen(run);
        try (Extensions extensions = Extensions.of(config.classpath())) {
            Directions directions = Directions.of(config, extensions.catalog(config.folder()));
            Baseline baseline = frozen.baseline(directions::of);
            List<String> warnings = warnings(run, frozen, baseline);
            if (baseline.metrics().isEmpty()) {
                return new FreezeOutcome(baseline, Optional.empty(), false, warnings, 3);
            }
            BaselineFiles files = BaselineFiles.of(out);
            boolean replaced = Files.exists(out);
            write(baseline, files);
            return new FreezeOutcome(baseline, Optional.of(files), replaced, warnings, 0);
        }
    }

    private Path out() {
        Path out = request.out()
                .map(Path::of)
                .or(() -> config.baseline().source())
                .orElseGet(() -> config.folder().resolve(BaselineFiles.NAME));
        if (Files.isDirectory(out)) {
            throw new UsageException(
                    out + " is a folder; name the file to write, such as --out " + out.resolve(BaselineFiles.NAME));
        }
        return out;
    }

    private static List<String> warnings(StoredRun run, Frozen frozen, Baseline baseline) {
        List<String> warnings = new ArrayList<>(frozen.warnings());
        for (String metric : run.metrics()) {
            int failed = frozen.failed(metric);
            if (!baseline.metrics().containsKey(metric)) {
                warnings.add(metric + " is not frozen: it has no value for any case");
            } else if (failed > 0) {
                warnings.add(metric + " could not be measured for " + failed
                        + " cases, which no later run is held to; run again before freezing, finished cases are kept");
            }
        }
        return warnings;
    }

    private static void write(Baseline baseline, BaselineFiles files) {
        try {
            BaselineWriter.write(baseline, files);
        } catch (IOException e) {
            throw new UnwritableException(files.summary(), e);
        }
    }
}
