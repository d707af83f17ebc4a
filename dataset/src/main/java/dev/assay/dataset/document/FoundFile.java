package dev.assay.dataset.document;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A file that may hold documents.
 *
 * @param path where it stands
 * @param id the id of its document: its path below the folder that was given, with slashes
 * @param options how to read it
 */
record FoundFile(Path path, String id, ReadOptions options) {

    private static final int HEAD = 1024;

    /** The name in messages. */
    String name() {
        return path.toString();
    }

    /** What follows the last dot of its name, in small letters; empty where there is none. */
    String ending() {
        String name = String.valueOf(path.getFileName());
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** Its first bytes. */
    byte[] head() throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(HEAD);
        }
    }

    /**
     * All its bytes.
     *
     * @throws InputException when there are more than the options allow
     */
    byte[] bytes() throws IOException {
        long size = Files.size(path);
        if (size > options.largest()) {
            throw refused(
                    String.format(Locale.ROOT, "a file of %,d bytes", size),
                    String.format(Locale.ROOT, "%,d bytes; split it, or write JSON lines", options.largest()));
        }
        return Files.readAllBytes(path);
    }

    /**
     * Its text; a byte order mark aside, line breaks are line feeds.
     *
     * @throws InputException when its encoding is not known, or it is no text
     */
    String text() throws IOException {
        return new TextBytes(this, bytes()).text();
    }

    /** That it cannot be read. */
    InputException refused(String found, String allowed) {
        return InputException.of(Fault.ofFile(name(), found, allowed));
    }
}
