package dev.assay.engine.target;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** A process that takes a line and gives a line, over and over; used by one thread at a time. */
final class LineProcess {

    private static final int LARGEST = 64 << 20;
    private static final int PATIENCE = 500;

    private final Process process;
    private final InputStream replies;
    private final LastWords words;
    private boolean answered;

    private LineProcess(Process process) {
        this.process = process;
        this.replies = new BufferedInputStream(process.getInputStream());
        this.words = LastWords.of(process.getErrorStream());
    }

    static LineProcess start(List<String> command, Path folder) throws IOException {
        return new LineProcess(new ProcessBuilder(command)
                .directory(folder.toAbsolutePath().toFile())
                .start());
    }

    /** Whether it lives and has said nothing unasked. */
    boolean isWaiting() {
        try {
            return process.isAlive() && replies.available() == 0;
        } catch (IOException closed) {
            return false;
        }
    }

    /** Its reply. An interrupt ends the wait; the process must then be killed, for its reply may still come. */
    String ask(String line) throws TargetException, InterruptedException {
        FutureTask<Optional<String>> talk = new FutureTask<>(() -> talk(line));
        Thread thread = new Thread(talk, "assay-command");
        thread.setDaemon(true);
        thread.start();
        try {
            Optional<String> reply = talk.get();
            if (reply.isEmpty()) {
                throw ended();
            }
            answered = true;
            return reply.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof CharacterCodingException) {
                throw TargetException.lasting("the line is not UTF-8");
            }
            if (failed.getCause() instanceof LargeLine) {
                throw TargetException.lasting("a line of more than " + LARGEST + " bytes");
            }
            throw ended();
        }
    }

    /** One that answered before may have been meant to end: a fresh one may do better. */
    private TargetException ended() throws InterruptedException {
        boolean over = process.waitFor(PATIENCE, TimeUnit.MILLISECONDS);
        String message = over
                ? "the process ended with exit status " + process.exitValue() + " and gave no answer"
                : "the process closed its output and gave no answer";
        return answered ? TargetException.passing(message, Optional.empty()) : TargetException.lasting(message);
    }

    /** Absent at the end of what the process says. */
    private Optional<String> talk(String line) throws IOException {
        OutputStream questions = process.getOutputStream();
        questions.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        questions.flush();
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        for (int next = replies.read(); next != '\n'; next = replies.read()) {
            if (next < 0) {
                return Optional.empty();
            }
            if (reply.size() == LARGEST) {
                throw new LargeLine();
            }
            reply.write(next);
        }
        return Optional.of(StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(reply.toByteArray()))
                .toString());
    }

    /** The end of what it wrote to standard error. */
    String lastWords() throws InterruptedException {
        return words.text();
    }

    /** Lets it know that no question follows. */
    void end() {
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            process.destroy();
        }
    }

    /** Waits until it has ended, in milliseconds at most. */
    void await(long patience) throws InterruptedException {
        process.waitFor(patience, TimeUnit.MILLISECONDS);
    }

    /** Ends it and what it started. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static final class LargeLine extends IOException {
        private static final long serialVersionUID = 1;
    }
}
