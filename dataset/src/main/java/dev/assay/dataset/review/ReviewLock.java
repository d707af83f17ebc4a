package dev.assay.dataset.review;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Keeps a second process from reviewing the same folder at the same time. */
final class ReviewLock implements AutoCloseable {

    private static final String FILE = ".review.lock";

    private final Path file;
    private final FileChannel channel;
    private final FileLock lock;

    private ReviewLock(Path file, FileChannel channel, FileLock lock) {
        this.file = file;
        this.channel = channel;
        this.lock = lock;
    }

    /**
     * Takes the lock.
     *
     * @throws InputException when somebody else has it
     */
    static ReviewLock on(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        Optional<FileLock> lock;
        try {
            lock = Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException held) {
            lock = Optional.empty();
        }
        if (lock.isEmpty()) {
            channel.close();
            throw InputException.of(
                    Fault.ofFile(
                            folder.toString(),
                            "somebody who reviews it just now",
                            "one review of a folder at a time; two people work on copies of their own, or one after the other"));
        }
        return new ReviewLock(file, channel, lock.get());
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
        lock.release();
        channel.close();
    }
}
