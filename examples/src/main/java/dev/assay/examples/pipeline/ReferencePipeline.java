package dev.assay.examples.pipeline;

import java.util.List;
import org.apache.lucene.analysis.Analyzer;

/** Question in, chunks and answer out: chunk, index, search, choose a sentence or decline. */
final class ReferencePipeline {

    /** Chunks that are retrieved for a question. */
    private static final int RETRIEVED = 5;

    private final Terms terms;
    private final ChunkIndex index;
    private final Answerer answerer;

    /** A pipeline over a corpus. */
    ReferencePipeline(Language language, List<Document> corpus) {
        Analyzer analyzer = language.analyzer();
        this.terms = new Terms(analyzer);
        this.index = new ChunkIndex(new Chunker(language.chunkSize()).chunks(corpus), analyzer);
        this.answerer = new Answerer(language, index, terms);
    }

    /** Answers a question, or declines when no sentence reaches the floor. */
    Reply ask(String question) {
        List<Hit> hits = retrieved(question);
        return new Reply(hits, answerer.answer(question, hits));
    }

    /** The score of the best sentence for a question: what the floor is compared with. */
    double bestScore(String question) {
        return answerer.best(question, retrieved(question)).score();
    }

    private List<Hit> retrieved(String question) {
        return index.search(terms.of(question), RETRIEVED);
    }
}
