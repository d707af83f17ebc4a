package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Chunk;
import dev.assay.examples.pipeline.Hit;
import dev.assay.judge.embedded.encode.Encoded;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds by meaning: the cosine of the question's vector with that of every chunk, without an index or an approximation. */
public final class Vectors implements Retriever {

    private final Model model;
    private final List<Chunk> chunks;
    private final List<Encoded> encoded;

    /** Encodes all chunks, some 10 ms each. */
    public Vectors(Model model, List<Chunk> chunks) {
        this.model = model;
        this.chunks = List.copyOf(chunks);
        this.encoded = this.chunks.parallelStream()
                .map(chunk -> model.text(chunk.text()))
                .toList();
    }

    @Override
    public String stage() {
        return "vector";
    }

    @Override
    public List<Hit> find(String question, int limit) {
        Encoded asked = model.instructed(question);
        return IntStream.range(0, chunks.size())
                .mapToObj(i -> new Hit(chunks.get(i), asked.cosine(encoded.get(i))))
                .sorted(Comparator.comparingDouble(Hit::score).reversed())
                .limit(limit)
                .toList();
    }
}
