package dev.assay.dataset.imports.text;

import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A text file of known encoding.
 *
 * @param path where it stands
 * @param encoding how its bytes are to be read
 */
record TextSource(Path path, Encoding encoding) {

    private static final char REPLACED = '\uFFFD';

    /** The name in messages. */
    String name() {
        return path.toString();
    }

    /** Its characters from the first, byte order mark aside; wrong bytes are replaced. */
    BufferedReader open() throws IOException {
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(Files.newInputStream(path), encoding.charset()));
        reader.mark(1);
        if (reader.read() != '\uFEFF') {
            reader.reset();
        }
        return reader;
    }

    /** Whether a piece of text that begins on a line holds bytes that could not be read, which is told then. */
    boolean damaged(String text, int line, Sink sink) {
        if (encoding.wrong().isEmpty() || text.indexOf(REPLACED) < 0) {
            return false;
        }
        int wrong = encoding.wrong().nextSetBit(line);
        long last = line + text.chars().filter(c -> c == '\n').count();
        if (wrong < 0 || wrong > last) {
            return false;
        }
        sink.skip(new Fault(
                name(),
                wrong,
                0,
                "bytes that are not " + encoding.charset()
                        + encoding.guess().map(guess -> " (" + guess + "?)").orElse(""),
                encoding.charset() + " throughout; mend the line"));
        return true;
    }

    /** A fault of the whole file. */
    InputException unreadable(IOException why) {
        return InputException.of(Unreadable.fault(path, name(), why));
    }
}
