package dev.assay.judge.resilience;

import java.time.Duration;

/** Time that passes; tests bring their own. */
public interface Pause {

    /** Waits. */
    void sleep(Duration duration) throws InterruptedException;

    /** A clock that only runs forward, nanoseconds from some fixed moment. */
    long nanoTime();
}
