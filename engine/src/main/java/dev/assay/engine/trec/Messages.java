package dev.assay.engine.trec;

import dev.assay.engine.trec.text.TrecFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What is said to people. */
public final class Messages {

    private Messages() {}

    /** Says why nothing came out, and gives the exit status for it. */
    public static int fail(OutputStream err, TrecFailure failure) {
        return say(err, failure.status(), "assay trec: ".concat(String.valueOf(failure.getMessage())));
    }

    /** Says what was odd. */
    public static void warn(OutputStream err, String warning) {
        say(err, 0, "assay trec: warning: ".concat(warning));
    }

    /** Writes a text that ends with a line end, and gives the status back. */
    public static int say(OutputStream stream, int status, String text) {
        try {
            stream.write(text.concat(text.endsWith("\n") ? "" : "\n").getBytes(StandardCharsets.UTF_8));
            stream.flush();
            return status;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
