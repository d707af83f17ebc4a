package dev.assay.dataset.document;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One pass over a folder of documents. */
final class Reading {

    private final Path given;
    private final ReadOptions options;
    private final List<Document> documents = new ArrayList<>();
    private final List<Fault> unread = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    Reading(Path given, ReadOptions options) {
        this.given = given;
        this.options = options;
    }

    Documents read() {
        for (Path file : files()) {
            try {
                if (Files.size(file) > options.largest()) {
                    unread.add(Fault.ofFile(file.toString(), "a file too large", "at most " + options.largest()));
                    continue;
                }
                String text = Files.readString(file);
                if (!text.isBlank()) {
                    documents.add(Document.of(id(file), text));
                }
            } catch (IOException cannotRead) {
                unread.add(Unreadable.fault(file, file.toString(), cannotRead));
            }
        }
        return new Documents(documents, unread, notes);
    }

    private String id(Path file) {
        Path below = file.equals(given) ? file.getFileName() : given.relativize(file);
        return String.valueOf(below).replace('\\', '/');
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.walk(given)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(given, given.toString(), cannotRead));
        }
    }
}
