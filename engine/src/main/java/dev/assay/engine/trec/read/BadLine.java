package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.TrecFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;

/** A line that cannot be used. It knows where in the text it starts; its number is counted when somebody asks. */
final class BadLine extends Exception {

    private static final long serialVersionUID = 1;
    private static final int BUFFER = 1 << 16;

    private final long offset;

    /**
     * @param offset where the line starts, bytes from the start of the text
     * @param message what is wrong, what is allowed
     */
    BadLine(long offset, String message) {
        super(message, null, false, false);
        this.offset = offset;
    }

    long offset() {
        return offset;
    }

    /** The failure, with file and line. */
    TrecFailure in(Source source) {
        return new TrecFailure(TrecFailure.INPUT, place(source, offset) + ": " + getMessage());
    }

    /** File and line such as {@code run.txt:17}. */
    static String place(Source source, long offset) {
        try (ReadableByteChannel channel = source.open()) {
            return source.name() + ":" + (1 + lineFeeds(channel, offset));
        } catch (IOException e) {
            return source.name();
        }
    }

    private static long lineFeeds(ReadableByteChannel channel, long end) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        long count = 0;
        long left = end;
        while (left > 0) {
            buffer.clear().limit((int) Math.min(BUFFER, left));
            int read = channel.read(buffer);
            if (read < 0) {
                return count;
            }
            for (int i = 0; i < read; i++) {
                count += buffer.get(i) == '\n' ? 1 : 0;
            }
            left -= read;
        }
        return count;
    }
}
