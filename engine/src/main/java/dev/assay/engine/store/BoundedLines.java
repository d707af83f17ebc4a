package dev.assay.engine.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** The lines of a stream as bytes, one at a time; a line that is too long is passed over, not held. */
final class BoundedLines {

    private static final int CHUNK = 1 << 16;

    private final InputStream in;
    private final int most;
    private final byte[] buffer = new byte[CHUNK];
    private int at;
    private int filled;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private boolean tooLong;
    private int number;

    /**
     * Lines of this stream, which is not closed.
     *
     * @param most bytes of the longest line that is held
     */
    BoundedLines(InputStream in, int most) {
        this.in = in;
        this.most = most;
    }

    /** Goes to the next line; false when there is none. */
    boolean next() throws IOException {
        line.reset();
        tooLong = false;
        boolean some = false;
        while (fill()) {
            some = true;
            int end = at;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            hold(end);
            boolean ended = end < filled;
            at = ended ? end + 1 : end;
            if (ended) {
                break;
            }
        }
        number += some ? 1 : 0;
        return some;
    }

    private void hold(int end) {
        tooLong = tooLong || line.size() + end - at > most;
        if (tooLong) {
            line.reset();
        } else {
            line.write(buffer, at, end - at);
        }
    }

    private boolean fill() throws IOException {
        if (at == filled) {
            at = 0;
            filled = Math.max(0, in.read(buffer));
        }
        return filled > 0;
    }

    /** Number of the line, from 1. */
    int number() {
        return number;
    }

    /** Whether the line was too long to be held. */
    boolean tooLong() {
        return tooLong;
    }

    /** The line without its end; empty when it is too long. */
    byte[] bytes() {
        return line.toByteArray();
    }
}
