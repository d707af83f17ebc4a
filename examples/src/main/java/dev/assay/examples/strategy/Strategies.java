package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Answerer;
import dev.assay.examples.pipeline.Chunk;
import dev.assay.examples.pipeline.ChunkIndex;
import dev.assay.examples.pipeline.Language;
import dev.assay.examples.pipeline.Terms;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The strategies that are compared, over one set of chunks. Nothing in them was tuned on the questions: the fusion has the
 * constant of its paper, the model the instruction of its makers, and the depths are round numbers.
 */
public final class Strategies implements AutoCloseable {

    /** Their names, the plain ones before those with a reranker. */
    public static final List<String> NAMES =
            List.of("bm25", "vector", "hybrid", "bm25-rerank", "vector-rerank", "hybrid-rerank");

    private final Model model;
    private final Answerer answerer;
    private final List<Strategy> all;

    /** Builds only the strategies with these names: {@code bm25} alone loads no model. */
    public Strategies(Language language, List<Chunk> chunks, List<String> names) {
        Terms terms = new Terms(language.analyzer());
        ChunkIndex index = new ChunkIndex(chunks, language.analyzer());
        model = new Model(language);
        answerer = new Answerer(language, index, terms);
        Bm25 words = new Bm25(index, terms);
        Reranker reranker = new TokenAlignment(model, index, terms);
        boolean meaning = names.stream().anyMatch(name -> name.startsWith("vector") || name.startsWith("hybrid"));
        Optional<Retriever> vectors = meaning ? Optional.of(new Vectors(model, chunks)) : Optional.empty();
        List<Strategy> plain = Stream.concat(
                        Stream.of(strategy("bm25", words)),
                        vectors.stream()
                                .flatMap(found ->
                                        Stream.of(strategy("vector", found), strategy("hybrid", words, found))))
                .toList();
        all = names.stream().map(name -> named(name, plain, reranker)).toList();
    }

    private static Strategy strategy(String name, Retriever... retrievers) {
        return new Strategy(name, List.of(retrievers), ReciprocalRankFusion.USUAL, Optional.empty());
    }

    private static Strategy named(String name, List<Strategy> plain, Reranker reranker) {
        return Stream.concat(plain.stream(), plain.stream().map(strategy -> strategy.with(reranker)))
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy is called `" + name + "`; there are "
                        + NAMES.stream().collect(Collectors.joining(", "))));
    }

    /** In the order of the names that were asked for. */
    public List<Strategy> all() {
        return all;
    }

    /** Who answers, the same for all strategies. */
    public Answerer answerer() {
        return answerer;
    }

    @Override
    public void close() {
        model.close();
    }
}
