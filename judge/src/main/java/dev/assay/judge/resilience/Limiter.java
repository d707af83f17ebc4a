package dev.assay.judge.resilience;

import dev.assay.judge.port.RefusalKind;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Decides when a request may go out: at most so many at once, at most so many a minute, in the order of asking. One
 * request at the head of the queue waits for both; nobody who waits holds a slot.
 */
final class Limiter {

    private static final long NANOS_A_MINUTE = 60_000_000_000L;

    private final AdaptiveLimit limit;
    private final long interval;
    private final Pause pause;
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Condition headFree = lock.newCondition();
    private final Condition slotFree = lock.newCondition();
    private boolean headTaken;
    private int inFlight;
    private long nextSend;

    Limiter(int concurrency, OptionalInt maxRate, Pause pause) {
        this.limit = new AdaptiveLimit(concurrency);
        this.interval = maxRate.isPresent() ? NANOS_A_MINUTE / maxRate.getAsInt() : 0;
        this.pause = pause;
        this.nextSend = pause.nanoTime();
    }

    /**
     * Waits for a turn.
     *
     * @param nanosLeft time in which the request must have gone out
     * @return false when its turn cannot come in time; then it holds nothing
     */
    boolean acquire(long nanosLeft) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (headTaken) {
                headFree.await();
            }
            headTaken = true;
            try {
                return waitAtHead(nanosLeft);
            } finally {
                headTaken = false;
                headFree.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    private boolean waitAtHead(long nanosLeft) throws InterruptedException {
        while (true) {
            long wait = nextSend - pause.nanoTime();
            if (inFlight >= limit.now()) {
                slotFree.await();
            } else if (wait > nanosLeft) {
                return false;
            } else if (wait > 0) {
                sleepUnlocked(wait);
            } else {
                inFlight++;
                nextSend = Math.max(nextSend, pause.nanoTime()) + interval;
                return true;
            }
        }
    }

    private void sleepUnlocked(long nanos) throws InterruptedException {
        lock.unlock();
        try {
            pause.sleep(Duration.ofNanos(nanos));
        } finally {
            lock.lock();
        }
    }

    /** Gives the slot back and tells how the request ended; no kind = a text came. */
    void release(Optional<RefusalKind> refusal) {
        lock.lock();
        try {
            inFlight--;
            if (refusal.isEmpty()) {
                limit.answered();
            } else if (refusal.get() == RefusalKind.RATE_LIMIT) {
                limit.refused(pause.nanoTime());
            }
            slotFree.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Requests under way. */
    int inFlight() {
        lock.lock();
        try {
            return inFlight;
        } finally {
            lock.unlock();
        }
    }

    /** How many requests may be under way at present. */
    int concurrency() {
        lock.lock();
        try {
            return limit.now();
        } finally {
            lock.unlock();
        }
    }
}
