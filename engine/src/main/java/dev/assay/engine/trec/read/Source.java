package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.TrecFailure;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * A file or the standard input, packed with gzip or not; can be opened more than once. What is no ordinary file is kept
 * in memory for that.
 */
public final class Source {

    private static final int GZIP_MAGIC = 0x8b1f;
    private static final int BUFFER = 1 << 16;

    private final String name;
    private final Optional<Path> file;
    private final byte[] kept;
    private final boolean packed;
    private final long size;

    private Source(String name, Optional<Path> file, byte[] kept, boolean packed, long size) {
        this.name = name;
        this.file = file;
        this.kept = kept;
        this.packed = packed;
        this.size = size;
    }

    /** A file by its name. */
    public static Source file(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw unreadable(name, "it is a directory");
            }
            if (!Files.isRegularFile(path) && Files.exists(path)) {
                try (InputStream in = Files.newInputStream(path)) {
                    return stream(name, in);
                }
            }
            try (FileChannel channel = FileChannel.open(path)) {
                ByteBuffer head = ByteBuffer.allocate(2);
                channel.read(head, 0);
                return new Source(name, Optional.of(path), new byte[0], isPacked(head.array()), channel.size());
            }
        } catch (NoSuchFileException e) {
            throw unreadable(name, "there is no such file");
        } catch (IOException | RuntimeException e) {
            throw e instanceof TrecFailure failure ? failure : unreadable(name, String.valueOf(e.getMessage()));
        }
    }

    /** All that a stream has to give, such as the standard input. */
    public static Source stream(String name, InputStream in) {
        try {
            byte[] bytes = in.readAllBytes();
            return new Source(name, Optional.empty(), bytes, isPacked(bytes), bytes.length);
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    private static boolean isPacked(byte[] head) {
        return head.length >= 2 && ((head[0] & 0xff) | (head[1] & 0xff) << 8) == GZIP_MAGIC;
    }

    /** Name for messages. */
    public String name() {
        return name;
    }

    /** Bytes as stored, which is no bound for a packed file. */
    public long size() {
        return size;
    }

    /** Whether {@link #size} is the length of the text. */
    public boolean sizeIsExact() {
        return !packed;
    }

    /** Opens the text from its start. */
    public ReadableByteChannel open() throws IOException {
        if (!packed && file.isPresent()) {
            return FileChannel.open(file.get());
        }
        InputStream in = file.isPresent() ? Files.newInputStream(file.get()) : new ByteArrayInputStream(kept);
        return Channels.newChannel(packed ? new GZIPInputStream(in, BUFFER) : in);
    }

    /** The failure for an error while reading. */
    public TrecFailure failure(IOException e) {
        return failure(name, e);
    }

    private static TrecFailure failure(String name, IOException e) {
        if (e instanceof EOFException) {
            return unreadable(name, "the gzip data end early, so the file is cut off; make or fetch it again");
        }
        if (e instanceof ZipException) {
            return unreadable(name, "the gzip data are damaged (" + e.getMessage() + "); make or fetch it again");
        }
        return unreadable(name, String.valueOf(e.getMessage()));
    }

    private static TrecFailure unreadable(String name, String why) {
        return new TrecFailure(TrecFailure.INPUT, "cannot read '" + name + "': " + why);
    }

    /** The failure for a file with nothing in it. */
    public TrecFailure empty(String what) {
        return unreadable(name, "it has no " + what);
    }
}
