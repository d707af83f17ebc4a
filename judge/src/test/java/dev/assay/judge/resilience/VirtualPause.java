package dev.assay.judge.resilience;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/** Time that passes only when somebody sleeps. */
final class VirtualPause implements Pause {

    final List<Duration> sleeps = new CopyOnWriteArrayList<>();
    private final AtomicLong now = new AtomicLong(1);

    @Override
    public void sleep(Duration duration) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        sleeps.add(duration);
        now.addAndGet(duration.toNanos());
    }

    @Override
    public long nanoTime() {
        return now.get();
    }

    double seconds() {
        return (now.get() - 1) / 1e9;
    }
}
