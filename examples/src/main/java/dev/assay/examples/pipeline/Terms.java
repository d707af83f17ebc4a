package dev.assay.examples.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Reads the terms of a text. */
final class Terms {

    private final Analyzer analyzer;

    Terms(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    /** The terms in the order of the text, repetitions included. */
    List<String> of(String text) {
        List<String> terms = new ArrayList<>();
        try (TokenStream tokens = analyzer.tokenStream(ChunkIndex.TEXT, text)) {
            CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) {
                terms.add(term.toString());
            }
            tokens.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return terms;
    }
}
