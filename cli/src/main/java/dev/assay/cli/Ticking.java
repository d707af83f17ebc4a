package dev.assay.cli;

import dev.assay.core.run.JudgeSpent;
import dev.assay.engine.exec.Progress;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Progress that is also looked at every second, while no case ends. */
final class Ticking implements Progress, AutoCloseable {

    private final Progress shown;
    private final ScheduledExecutorService clock;

    private Ticking(Progress shown, ScheduledExecutorService clock) {
        this.shown = shown;
        this.clock = clock;
    }

    /** Progress on a console; none when it is to be quiet. */
    static Ticking on(Console console, boolean quiet) {
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "assay-progress");
            thread.setDaemon(true);
            return thread;
        });
        if (quiet) {
            return new Ticking(SILENT, clock);
        }
        TerminalProgress shown = new TerminalProgress(console, System.err, System::nanoTime);
        var unused = clock.scheduleAtFixedRate(shown::look, 1, 1, TimeUnit.SECONDS);
        return new Ticking(shown, clock);
    }

    @Override
    public void begin(long cases) {
        shown.begin(cases);
    }

    @Override
    public void step(boolean failed, JudgeSpent spent) {
        shown.step(failed, spent);
    }

    @Override
    public void end() {
        shown.end();
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
