package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.run.JudgeSpent;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TerminalProgressTest {

    private static final JudgeSpent SPENT = new JudgeSpent(8, 0, 100, 10, OptionalDouble.of(0.25));

    private final StringWriter err = new StringWriter();
    private final ByteArrayOutputStream bars = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong();

    private TerminalProgress progress(boolean terminal) {
        Console console = new Console(new PrintWriter(new StringWriter()), new PrintWriter(err), terminal);
        return new TerminalProgress(console, new PrintStream(bars, true, StandardCharsets.UTF_8), clock::get);
    }

    private void pass(int seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    void elsewhere_a_line_every_ten_seconds_tells_rate_time_to_go_failures_and_cost() {
        TerminalProgress progress = progress(false);
        progress.begin(100);
        progress.step(true, SPENT);
        pass(9);
        progress.step(false, SPENT);
        assertThat(err.toString()).isEmpty();

        pass(1);
        progress.look();
        progress.look();
        assertThat(err.toString().lines())
                .containsExactly("2 of 100 cases, 0.2 a second, 490 s to go, 1 failed, cost 0.2500");
        progress.end();
        pass(60);
        progress.look();
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void a_run_whose_first_case_takes_long_is_not_silent() {
        TerminalProgress progress = progress(false);
        progress.begin(3);
        pass(11);
        progress.look();

        assertThat(err.toString()).contains("0 of 3 cases, time to go unknown");
    }

    @Test
    void on_a_terminal_there_is_a_bar_with_failures_and_cost_and_no_lines() {
        TerminalProgress progress = progress(true);
        progress.begin(2);
        progress.step(true, SPENT);
        pass(30);
        progress.step(false, SPENT);
        progress.look();
        progress.end();

        assertThat(bars.toString(StandardCharsets.UTF_8)).contains("cases", "100%", "2/2", "1 failed, cost 0.2500");
        assertThat(err.toString()).isEmpty();
    }
}
