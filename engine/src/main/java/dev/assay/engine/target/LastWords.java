package dev.assay.engine.target;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** Drains a stream so that its writer never waits, and keeps the end of it. */
final class LastWords {

    private static final int KEPT = 200;
    private static final int PATIENCE = 200;

    private final StringBuilder kept = new StringBuilder();
    private final Thread thread;

    private LastWords(InputStream stream) {
        this.thread = new Thread(() -> drain(stream), "assay-stderr");
        thread.setDaemon(true);
    }

    static LastWords of(InputStream stream) {
        LastWords words = new LastWords(stream);
        words.thread.start();
        return words;
    }

    private void drain(InputStream stream) {
        char[] buffer = new char[4096];
        try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            for (int read = reader.read(buffer); read >= 0; read = reader.read(buffer)) {
                keep(buffer, read);
            }
        } catch (IOException killed) {
            return;
        }
    }

    private synchronized void keep(char[] buffer, int length) {
        kept.append(buffer, 0, length);
        kept.delete(0, Math.max(0, kept.length() - KEPT));
    }

    /** What was written last, in one line of 200 characters at most; blank when there was nothing. */
    String text() throws InterruptedException {
        TimeUnit.MILLISECONDS.timedJoin(thread, PATIENCE);
        synchronized (this) {
            return kept.toString().replaceAll("\\s+", " ").strip();
        }
    }
}
