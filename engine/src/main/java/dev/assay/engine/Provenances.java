package dev.assay.engine;

import dev.assay.core.metric.Metric;
import dev.assay.core.run.Provenance;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.Setting;
import dev.assay.engine.store.GitState;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.Similarity;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Says how a run was made. */
final class Provenances {

    private Provenances() {}

    static Provenance of(RunRequest request, Prepared prepared, String runId, Instant started) {
        AssayConfig config = prepared.config();
        DatasetSummary data = prepared.data();
        GitState git = GitState.of(config.folder().toAbsolutePath());
        return new Provenance(
                runId,
                started.truncatedTo(ChronoUnit.SECONDS).toString(),
                Duration.between(started, Instant.now()).toMillis(),
                request.path().orElse("."),
                data.name().name().orElse("none"),
                data.name().version(data.hash()).orElse("none"),
                data.hash(),
                git.commit(),
                git.dirty(),
                prepared.judge().map(Judge::id).orElse("none"),
                prepared.similarity().map(Similarity::id).orElse("none"),
                config.seed(),
                request.version(),
                System.getProperty("java.vm.name") + " " + Runtime.version(),
                config.judgedBy().word(),
                settings(config, prepared.chosen().metrics()));
    }

    private static Map<String, String> settings(AssayConfig config, List<Metric> metrics) {
        Map<String, String> settings = new TreeMap<>();
        for (Setting setting : config.settings()) {
            if (!setting.value().isEmpty()) {
                settings.put(setting.key(), setting.value());
            }
        }
        for (Metric metric : metrics) {
            if (metric instanceof JudgedMetric judged) {
                judged.filesHash().ifPresent(hash -> settings.put("sha256 of " + metric.name(), hash));
            }
        }
        return settings;
    }
}
