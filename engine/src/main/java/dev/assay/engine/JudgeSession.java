package dev.assay.engine;

import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.judge.budget.Budget;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A judge opened as the settings have it, for work that is not a run.
 *
 * @param config the settings
 * @param judge the judge
 * @param budget what it may spend, and has spent
 * @param recording the cassette, where one is named
 */
record JudgeSession(AssayConfig config, Judge judge, Budget budget, Optional<Recording> recording)
        implements AutoCloseable {

    /** Opens it; replies are kept and used again as in runs. */
    static JudgeSession open(RunRequest request) {
        return open(request, true);
    }

    /** Opens it so that every request is sent: what was kept of an earlier time is not used. */
    static JudgeSession fresh(RunRequest request) {
        return open(request, false);
    }

    private static JudgeSession open(RunRequest request, boolean kept) {
        AssayConfig config = settings(request);
        Budget budget = new Budget(config.budget(), System::nanoTime);
        Optional<Recording> recording = Recording.of(config);
        JudgeHome home = new JudgeHome(
                Optional.of(config.out()).filter(out -> kept),
                Path.of(""),
                request.environment(),
                reply -> {},
                budget,
                recording.map(Recording::used));
        return new JudgeSession(config, Judges.open(config.judge(), home), budget, recording);
    }

    /** The settings alone. */
    static AssayConfig settings(RunRequest request) {
        return ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    /** Requests worked on at once, so that the judge never waits. */
    int threads() {
        return Math.max(1, 2 * judge.concurrency());
    }

    @Override
    public void close() {
        judge.close();
        recording.ifPresent(Recording::keep);
    }
}
