package dev.assay.cli;

import dev.assay.engine.exec.Progress;
import java.io.PrintWriter;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on a terminal; elsewhere a plain line every ten seconds. */
final class TerminalProgress implements Progress {

    private static final long QUIET_NANOS = 10_000_000_000L;

    private final Console console;
    private Optional<ProgressBar> bar = Optional.empty();
    private long total;
    private long done;
    private long failed;
    private long began;
    private long lastSaid;

    private TerminalProgress(Console console) {
        this.console = console;
    }

    static Progress on(Console console, boolean quiet) {
        return quiet ? SILENT : new TerminalProgress(console);
    }

    @Override
    public void begin(long cases) {
        total = cases;
        began = System.nanoTime();
        lastSaid = began;
        if (console.terminal()) {
            bar = Optional.of(new ProgressBarBuilder()
                    .setTaskName("cases")
                    .setInitialMax(cases)
                    .setStyle(console.colour() ? ProgressBarStyle.COLORFUL_UNICODE_BLOCK : ProgressBarStyle.ASCII)
                    .setConsumer(new ConsoleProgressBarConsumer(System.err))
                    .showSpeed()
                    .build());
        }
    }

    @Override
    public void step(boolean broken) {
        done++;
        failed += broken ? 1 : 0;
        bar.ifPresent(ProgressBar::step);
        bar.filter(shown -> failed > 0).ifPresent(shown -> shown.setExtraMessage(failed + " failed"));
        long now = System.nanoTime();
        if (bar.isEmpty() && now - lastSaid >= QUIET_NANOS) {
            lastSaid = now;
            say(now);
        }
    }

    private void say(long now) {
        double seconds = (now - began) / 1e9;
        double rate = done / seconds;
        PrintWriter err = console.err();
        err.printf("%d of %d cases, %d failed, %.1f a second, %.0f s to go%n", done, total, failed, rate, (total - done) / rate);
    }

    @Override
    public void end() {
        bar.ifPresent(ProgressBar::close);
        bar = Optional.empty();
    }
}
