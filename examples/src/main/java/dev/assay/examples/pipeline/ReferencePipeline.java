package dev.assay.examples.pipeline;

import java.util.List;
import org.apache.lucene.analysis.Analyzer;

/** Question in, chunks and answer out: chunk, index, search, choose a sentence or decline. */
final class ReferencePipeline {

    /** Chunks that are retrieved for a question. */
    private static final int RETRIEVED = 5;

    private final Language language;
    private final Terms terms;
    private final ChunkIndex index;
    private final BestSentence bestSentence;

    /** A pipeline over a corpus. */
    ReferencePipeline(Language language, List<Document> corpus) {
        this.language = language;
        Analyzer analyzer = language.analyzer();
        Chunker chunker = new Chunker(language.chunkSize());
        List<Chunk> chunks = corpus.stream()
                .flatMap(document -> chunker.chunks(document).stream())
                .toList();
        this.terms = new Terms(analyzer);
        this.index = new ChunkIndex(chunks, analyzer);
        this.bestSentence = new BestSentence(index, terms);
    }

    /** Answers a question, or declines when no sentence reaches the floor. */
    Reply ask(String question) {
        List<String> asked = terms.of(question);
        List<Hit> hits = index.search(asked, RETRIEVED);
        BestSentence.Scored best = bestSentence.of(asked, hits);
        return new Reply(hits, best.score() < language.floor() ? language.refusal() : best.text());
    }

    /** The score of the best sentence for a question: what the floor is compared with. */
    double bestScore(String question) {
        List<String> asked = terms.of(question);
        return bestSentence.of(asked, index.search(asked, RETRIEVED)).score();
    }
}
