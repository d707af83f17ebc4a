package dev.assay.examples.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Chunks in memory, found by BM25. The same chunks and terms always give the same hits: one segment, one thread. */
public final class ChunkIndex {

    static final String TEXT = "text";

    private final List<Chunk> chunks;
    private final IndexSearcher searcher;

    /** Indexes chunks; a hit's number in Lucene is its place in this list. */
    public ChunkIndex(List<Chunk> chunks, Analyzer analyzer) {
        this.chunks = List.copyOf(chunks);
        try {
            this.searcher = new IndexSearcher(DirectoryReader.open(write(this.chunks, analyzer)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        searcher.setSimilarity(new BM25Similarity());
    }

    private static ByteBuffersDirectory write(List<Chunk> chunks, Analyzer analyzer) throws IOException {
        ByteBuffersDirectory directory = new ByteBuffersDirectory();
        IndexWriterConfig config = new IndexWriterConfig(analyzer)
                .setSimilarity(new BM25Similarity())
                .setMergeScheduler(new SerialMergeScheduler());
        try (IndexWriter writer = new IndexWriter(directory, config)) {
            for (Chunk chunk : chunks) {
                org.apache.lucene.document.Document entry = new org.apache.lucene.document.Document();
                entry.add(new TextField(TEXT, chunk.text(), Field.Store.NO));
                writer.addDocument(entry);
            }
            writer.forceMerge(1);
        }
        return directory;
    }

    /** The chunks that hold any of the terms, best first; of equal scores the earlier chunk comes first. */
    public List<Hit> search(List<String> terms, int limit) {
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        new LinkedHashSet<>(terms)
                .forEach(term -> query.add(new TermQuery(new Term(TEXT, term)), BooleanClause.Occur.SHOULD));
        try {
            List<Hit> hits = new ArrayList<>();
            for (ScoreDoc found : searcher.search(query.build(), limit).scoreDocs) {
                hits.add(new Hit(chunks.get(found.doc), found.score));
            }
            return hits;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How rare a term is: BM25's inverse document frequency over chunks, above 0. */
    public double rarity(String term) {
        try {
            double holding = searcher.getIndexReader().docFreq(new Term(TEXT, term));
            return Math.log(1 + (chunks.size() - holding + 0.5) / (holding + 0.5));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
