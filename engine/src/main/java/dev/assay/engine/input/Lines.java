package dev.assay.engine.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Streams the lines of a UTF-8 file in blocks, whatever the file's size. A byte order mark, CRLF and blank lines are
 * fine. A line above {@link #LIMIT} and bytes that are not UTF-8 are faults; reading goes on with the next line, unless
 * the whole file is in another encoding.
 */
public final class Lines {

    /** The longest line that is read: 16 MiB. */
    public static final int LIMIT = 16 << 20;

    private static final int BLOCK = 1 << 18;

    private final Source source;
    private final Consumer<Line> sink;
    private final InputStream in;
    private byte[] buffer = new byte[BLOCK];
    /** Offset in the file of the buffer's first byte. */
    private long base;

    private int filled;
    private int number;
    private boolean stopped;

    private Lines(InputStream in, Source source, Consumer<Line> sink) {
        this.in = in;
        this.source = source;
        this.sink = sink;
    }

    /**
     * Hands each line that is not blank to {@code sink}.
     *
     * @throws InputException when the file cannot be read
     */
    public static void read(Path path, Source source, Consumer<Line> sink) {
        try (InputStream in = Files.newInputStream(path)) {
            new Lines(in, source, sink).run();
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(path, source.file(), cannotRead));
        }
    }

    private void run() throws IOException {
        fill();
        int start = 0;
        if (Utf8.looksLikeUtf16(buffer, filled)) {
            source.fault(1, 1, "text in UTF-16", "UTF-8; convert it: iconv -f UTF-16 -t UTF-8");
            return;
        }
        if (filled >= 3 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF) {
            start = 3;
        }
        int scan = start;
        while (!stopped) {
            int end = lineBreak(scan);
            if (end >= 0) {
                emit(start, end);
                start = end + 1;
                scan = start;
                continue;
            }
            keepFrom(start);
            start = 0;
            scan = filled;
            if (filled > LIMIT) {
                skipLongLine();
                scan = 0;
            } else if (fill() < 0) {
                emit(0, filled);
                return;
            }
        }
    }

    private int lineBreak(int from) {
        for (int i = from; i < filled; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** Moves what is not used up to the front and makes room behind it. */
    private void keepFrom(int start) {
        System.arraycopy(buffer, start, buffer, 0, filled - start);
        base += start;
        filled -= start;
        if (buffer.length - filled < BLOCK) {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
    }

    private int fill() throws IOException {
        int read = in.readNBytes(buffer, filled, Math.min(BLOCK, buffer.length - filled));
        filled += read;
        return read == 0 ? -1 : read;
    }

    /** Reads over a line that is too long; afterwards the buffer begins with the next line. */
    private void skipLongLine() throws IOException {
        long length = 0;
        int end = -1;
        while (end < 0) {
            length += filled;
            base += filled;
            filled = 0;
            if (fill() < 0) {
                break;
            }
            end = lineBreak(0);
        }
        if (end >= 0) {
            length += end;
            System.arraycopy(buffer, end + 1, buffer, 0, filled - end - 1);
            filled -= end + 1;
            base += end + 1;
        }
        number++;
        source.fault(
                number,
                0,
                String.format(Locale.ROOT, "a line of %,d bytes", length),
                String.format(Locale.ROOT, "%,d bytes a line; write one JSON object a line", LIMIT));
    }

    private void emit(int from, int lineEnd) {
        number++;
        int to = lineEnd > from && buffer[lineEnd - 1] == '\r' ? lineEnd - 1 : lineEnd;
        int first = from;
        while (first < to && buffer[first] <= ' ' && buffer[first] > 0) {
            first++;
        }
        if (first == to) {
            return;
        }
        int wrong = Utf8.firstWrong(buffer, from, to);
        if (wrong >= 0) {
            notUtf8(from, to, wrong);
        } else {
            sink.accept(new Line(source.file(), number, base + from, buffer, from, to));
        }
    }

    private void notUtf8(int from, int to, int wrong) {
        String found = String.format(Locale.ROOT, "the byte 0x%02X", buffer[wrong] & 0xFF);
        if (Utf8.looksLikeGbk(buffer, from, to)) {
            source.fault(number, wrong - from + 1, found, "UTF-8; this looks like GBK: iconv -f GB18030 -t UTF-8");
            stopped = true;
        } else {
            source.fault(number, wrong - from + 1, found, "UTF-8; save the file as UTF-8");
        }
    }
}
