package dev.assay.engine.target;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.judge.resilience.Secrets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Asks under a time limit, waits and asks again where that may help, and measures how long an answer took. */
final class PatientTarget implements Target {

    private static final int LONGEST = 300;
    private static final Duration FIRST_WAIT = Duration.ofMillis(250);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);

    private final Exchange exchange;
    private final Limits limits;
    private final Secrets secrets;
    private final Semaphore slots;
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "assay-target");
        thread.setDaemon(true);
        return thread;
    });

    PatientTarget(Exchange exchange, Limits limits, Secrets secrets) {
        this.exchange = exchange;
        this.limits = limits;
        this.secrets = secrets;
        this.slots = new Semaphore(limits.concurrency());
    }

    @Override
    public int repeats() {
        return limits.repeats();
    }

    @Override
    public int concurrency() {
        return limits.concurrency();
    }

    @Override
    public Output ask(Case source) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return inTurn(source);
            } catch (TargetException failed) {
                Duration wait = failed.asked().orElse(backOff(attempt));
                if (!failed.isPassing() || attempt == limits.attempts() || wait.compareTo(LONGEST_WAIT) > 0) {
                    return error(failed.text() + (attempt > 1 ? " (asked " + attempt + " times)" : ""));
                }
                Thread.sleep(wait.toMillis());
            }
        }
    }

    /** Doubles with every attempt; between half and the whole of it, so that many cases do not come back at once. */
    private static Duration backOff(int attempt) {
        long most = FIRST_WAIT.toMillis() << Math.min(attempt - 1, 7);
        return Duration.ofMillis(ThreadLocalRandom.current().nextLong(most / 2, most + 1));
    }

    private Output inTurn(Case source) throws TargetException, InterruptedException {
        slots.acquire();
        try {
            return timed(source);
        } finally {
            slots.release();
        }
    }

    private Output timed(Case source) throws TargetException, InterruptedException {
        long start = System.nanoTime();
        Future<Output> answer = threads.submit(() -> exchange.send(source));
        try {
            Output output = answer.get(limits.timeout().toMillis(), TimeUnit.MILLISECONDS);
            return output.latencyMs().isPresent() ? output : output.withLatencyMs((System.nanoTime() - start) / 1e6);
        } catch (TimeoutException late) {
            throw TargetException.lasting(
                    "no answer within " + limits.timeout().toMillis() + " ms; target.timeout sets how long to wait");
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof TargetException told) {
                throw told;
            }
            throw TargetException.lasting("the target failed: " + failed.getCause());
        } finally {
            answer.cancel(true);
        }
    }

    private Output error(String message) {
        String masked = secrets.mask(message).replaceAll("\\s+", " ");
        return Output.failed(masked.length() > LONGEST ? masked.substring(0, LONGEST) + "…" : masked);
    }

    @Override
    public void close() {
        threads.shutdownNow();
        exchange.close();
    }
}
