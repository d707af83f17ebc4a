package dev.assay.dataset.document;

import dev.assay.engine.input.Fault;
import java.nio.file.Path;
import java.util.List;

/**
 * Documents that were read, and what could not be.
 *
 * @param documents the documents, in the order of their files' names, then of the lines; ids unique
 * @param unread what was left out and why: each names the place, what was found there, and what to do
 * @param notes what should be known of documents that were read, such as pages without text
 */
public record Documents(List<Document> documents, List<Fault> unread, List<String> notes) {

    public Documents {
        documents = List.copyOf(documents);
        unread = List.copyOf(unread);
        notes = List.copyOf(notes);
    }

    /**
     * Reads all documents of a folder and its subfolders, or a single file. What cannot be read is listed; the rest is
     * kept.
     *
     * @throws dev.assay.engine.input.InputException when there is no such file or folder
     */
    public static Documents read(Path given, ReadOptions options) {
        return new Reading(given, options).read();
    }
}
