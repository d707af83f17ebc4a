package dev.assay.engine.trec.read;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ReadableByteChannel;

/** Reads a channel into words, the first byte lowest. */
final class WordInput implements Closeable {

    private static final int STAGE = 1 << 17;

    private final ReadableByteChannel channel;
    private final ByteBuffer stage = ByteBuffer.allocateDirect(STAGE).order(ByteOrder.LITTLE_ENDIAN);
    private boolean ended;

    WordInput(ReadableByteChannel channel) {
        this.channel = channel;
    }

    /** Whether the channel has nothing more. */
    boolean ended() {
        return ended;
    }

    /**
     * Fills whole words until the array is full or the channel ends.
     *
     * @param words where to
     * @param from first word to fill
     * @param to one beyond the last word to fill
     * @return bytes read: eight a word but for the last one at the end of the channel, whose other bytes are 0
     */
    long fill(long[] words, int from, int to) throws IOException {
        int at = from;
        while (at < to && !ended) {
            stage.clear().limit(Math.min(STAGE, (to - at) << 3));
            while (stage.hasRemaining() && !ended) {
                ended = channel.read(stage) < 0;
            }
            stage.flip();
            int bytes = stage.limit();
            int count = (bytes + 7) >>> 3;
            if ((bytes & 7) != 0) {
                stage.limit(count << 3).position(bytes);
                while (stage.hasRemaining()) {
                    stage.put((byte) 0);
                }
                stage.flip();
            }
            stage.asLongBuffer().get(words, at, count);
            if ((bytes & 7) != 0) {
                return ((long) (at - from) << 3) + bytes;
            }
            at += count;
        }
        return (long) (at - from) << 3;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
