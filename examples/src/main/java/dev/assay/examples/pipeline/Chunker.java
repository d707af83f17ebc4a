package dev.assay.examples.pipeline;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts documents into chunks of whole sentences.
 *
 * @param size characters a chunk should not exceed; a single longer sentence is a chunk of its own
 */
public record Chunker(int size) {

    /** The chunks of a corpus, in order. */
    public List<Chunk> chunks(List<Document> corpus) {
        return corpus.stream().flatMap(document -> chunks(document).stream()).toList();
    }

    /** The chunks of a document, in order. */
    public List<Chunk> chunks(Document document) {
        List<Chunk> chunks = new ArrayList<>();
        int start = -1;
        int end = -1;
        for (Range sentence : Sentences.of(document.text())) {
            if (start >= 0 && sentence.end() - start > size) {
                chunks.add(chunk(document, chunks.size(), new Range(start, end)));
                start = -1;
            }
            start = start < 0 ? sentence.start() : start;
            end = sentence.end();
        }
        if (start >= 0) {
            chunks.add(chunk(document, chunks.size(), new Range(start, end)));
        }
        return chunks;
    }

    private static Chunk chunk(Document document, int number, Range range) {
        return new Chunk(document.id() + "#" + number, document.id(), range, range.of(document.text()));
    }
}
