package dev.assay.cli;

import dev.assay.core.run.JudgeSpent;
import dev.assay.engine.exec.Progress;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on a terminal; elsewhere a plain line every ten seconds. Safe for use by several threads. */
final class TerminalProgress implements Progress {

    private static final long BETWEEN_LINES = 10_000_000_000L;
    private static final int BAR_WIDTH = 100;

    private final Console console;
    private final PrintStream bars;
    private final LongSupplier nanoTime;
    private Optional<ProgressBar> bar = Optional.empty();
    private JudgeSpent spent = JudgeSpent.NOTHING;
    private boolean running;
    private long total;
    private long done;
    private long failed;
    private long began;
    private long lastSaid;

    /**
     * Progress on a console.
     *
     * @param bars where the bar is drawn if a person looks on
     * @param nanoTime a clock that only runs forward, nanoseconds
     */
    TerminalProgress(Console console, PrintStream bars, LongSupplier nanoTime) {
        this.console = console;
        this.bars = bars;
        this.nanoTime = nanoTime;
    }

    @Override
    public synchronized void begin(long cases) {
        total = cases;
        began = nanoTime.getAsLong();
        lastSaid = began;
        running = true;
        if (console.terminal()) {
            bar = Optional.of(new ProgressBarBuilder()
                    .setTaskName("cases")
                    .setInitialMax(cases)
                    .setStyle(console.colour() ? ProgressBarStyle.COLORFUL_UNICODE_BLOCK : ProgressBarStyle.ASCII)
                    .setConsumer(new ConsoleProgressBarConsumer(bars, BAR_WIDTH))
                    .showSpeed()
                    .build());
        }
    }

    @Override
    public synchronized void step(boolean broken, JudgeSpent now) {
        done++;
        failed += broken ? 1 : 0;
        spent = now;
        bar.ifPresent(shown -> shown.setExtraMessage(extra()));
        bar.ifPresent(ProgressBar::step);
        look();
    }

    /** Says a line when the last one is long ago; called now and then, so that a slow case is not taken for a dead one. */
    synchronized void look() {
        long now = nanoTime.getAsLong();
        if (running && bar.isEmpty() && now - lastSaid >= BETWEEN_LINES) {
            lastSaid = now;
            say((now - began) / 1e9);
        }
    }

    private void say(double seconds) {
        double rate = done / seconds;
        String left = done == 0
                ? "time to go unknown"
                : String.format(Locale.ROOT, "%.1f a second, %.0f s to go", rate, (total - done) / rate);
        String extra = extra();
        PrintWriter err = console.err();
        err.println(done + " of " + total + " cases, " + left + (extra.isEmpty() ? "" : ", " + extra));
    }

    private String extra() {
        StringBuilder extra = new StringBuilder();
        if (failed > 0) {
            extra.append(failed).append(" failed");
        }
        if (spent.calls() > 0 && spent.cost().isPresent()) {
            extra.append(extra.isEmpty() ? "" : ", ")
                    .append(String.format(Locale.ROOT, "cost %.4f", spent.cost().getAsDouble()));
        } else if (spent.calls() > 0) {
            extra.append(extra.isEmpty() ? "" : ", ").append(spent.calls()).append(" calls");
        }
        return extra.toString();
    }

    @Override
    public synchronized void end() {
        running = false;
        bar.ifPresent(ProgressBar::close);
        bar = Optional.empty();
    }
}
