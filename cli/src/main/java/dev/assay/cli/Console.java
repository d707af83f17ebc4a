package dev.assay.cli;

import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/**
 * Where words to people go: results to standard output, chatter to standard error, both UTF-8 whatever the locale.
 *
 * @param out results
 * @param err chatter and errors
 * @param terminal whether a person looks on
 */
record Console(PrintWriter out, PrintWriter err, boolean terminal) {

    static Console ofSystem() {
        return new Console(writer(FileDescriptor.out), writer(FileDescriptor.err), System.console() != null);
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(
                new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8), true);
    }

    /** Whether colour is welcome: on a terminal, unless {@code NO_COLOR} says otherwise. */
    boolean colour() {
        String unwelcome = System.getenv("NO_COLOR");
        return terminal && (unwelcome == null || unwelcome.isEmpty());
    }

    Ansi ansi() {
        return colour() ? Ansi.ON : Ansi.OFF;
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
