package dev.assay.dataset.exports;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The lines of a file beside a reader that goes through the same file: each is asked for by its number, in order. */
final class RawLines implements AutoCloseable {

    private final BufferedReader reader;
    private int number;
    private String line = "";

    RawLines(Path file) throws IOException {
        reader = Files.newBufferedReader(file);
    }

    /** The line with this number from 1, as large as the last one asked for or larger. */
    String at(int wanted) throws IOException {
        while (number < wanted) {
            String next = reader.readLine();
            if (next == null) {
                throw new IOException("the file became shorter while it was read");
            }
            line = number == 0 && next.startsWith("\uFEFF") ? next.substring(1) : next;
            number++;
        }
        return line.strip();
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
