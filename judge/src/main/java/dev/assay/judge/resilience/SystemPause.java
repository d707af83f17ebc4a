package dev.assay.judge.resilience;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The time of the machine. */
public final class SystemPause implements Pause {

    @Override
    public void sleep(Duration duration) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(duration.toNanos());
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }
}
