package dev.assay.engine.input;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Reads single lines by their place in the file. Lines asked for in the order of the file are read in blocks, others one
 * by one; either way no more than a block and a line are held.
 */
public final class LineAccess implements Closeable {

    private static final int BLOCK = 1 << 16;

    private final String file;
    private final FileChannel channel;
    private ByteBuffer window = ByteBuffer.allocate(BLOCK);
    /** Offset in the file of the window's first byte. */
    private long base;

    private int filled;

    private LineAccess(String file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Opens a file. */
    public static LineAccess open(Path path, String file) throws IOException {
        return new LineAccess(file, FileChannel.open(path, StandardOpenOption.READ));
    }

    /**
     * The line at a place that {@link Lines} gave earlier.
     *
     * @param offset where it begins, bytes
     * @param length how long it is, bytes
     * @param number its number from 1
     */
    public Line read(long offset, int length, int number) throws IOException {
        if (offset < base || offset + length > base + filled) {
            // a line shortly behind the window: the file is being read in order, so a block pays off
            boolean inOrder = offset >= base && offset <= base + filled + BLOCK;
            load(offset, inOrder ? Math.max(length, BLOCK) : length);
            if (filled < length) {
                throw new EOFException("the file has become shorter while it was read");
            }
        }
        int from = (int) (offset - base);
        return new Line(file, number, offset, window.array(), from, from + length);
    }

    private void load(long offset, int wanted) throws IOException {
        if (window.capacity() < wanted) {
            window = ByteBuffer.allocate(wanted);
        }
        window.clear().limit(wanted);
        base = offset;
        while (window.hasRemaining() && channel.read(window, base + window.position()) >= 0) {
            // a read may bring less than asked for
        }
        filled = window.position();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
