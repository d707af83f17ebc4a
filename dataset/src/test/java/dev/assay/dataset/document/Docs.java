package dev.assay.dataset.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes documents and reads them. */
record Docs(Path folder) {

    Docs with(String name, String text) {
        return with(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Docs with(String name, byte[] bytes) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.resolveSibling(""));
            Files.write(file, bytes);
            return this;
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    Documents read() {
        return Documents.read(folder, ReadOptions.DEFAULT);
    }

    /** The only document, of which nothing was left out. */
    Document only() {
        Documents read = read();
        if (!read.unread().isEmpty() || read.documents().size() != 1) {
            throw new AssertionError("expected one document: " + read);
        }
        return read.documents().get(0);
    }

    /** What is told of the only file, which could not be read. */
    String refusal() {
        Documents read = read();
        if (read.unread().size() != 1 || !read.documents().isEmpty()) {
            throw new AssertionError("expected one refusal: " + read);
        }
        return read.unread().get(0).text();
    }
}
