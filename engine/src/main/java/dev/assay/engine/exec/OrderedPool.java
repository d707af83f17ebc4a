package dev.assay.engine.exec;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Works on many tasks at once and hands on their results one by one in the order in which the tasks came, with a bounded
 * number of tasks in memory.
 *
 * @param <T> what a task gives
 */
public final class OrderedPool<T> implements AutoCloseable {

    private final ExecutorService workers;
    private final Deque<Future<T>> waiting = new ArrayDeque<>();
    private final int bound;
    private final Consumer<T> next;

    /**
     * A pool.
     *
     * @param threads workers, 1 or more
     * @param next takes the results; called by the thread that submits
     */
    public OrderedPool(int threads, Consumer<T> next) {
        this.workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "assay-worker");
            thread.setDaemon(true);
            return thread;
        });
        this.bound = 4 * threads;
        this.next = next;
    }

    /** Takes a task; blocks while too many are under way. */
    public void submit(Callable<T> task) {
        while (waiting.size() >= bound) {
            handOn();
        }
        waiting.addLast(workers.submit(task));
    }

    /** Waits for all tasks and hands on their results. */
    public void finish() {
        while (!waiting.isEmpty()) {
            handOn();
        }
    }

    private void handOn() {
        try {
            next.accept(waiting.removeFirst().get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a case", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
