package dev.assay.examples.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/** Reads the terms of a text. */
public final class Terms {

    private final Analyzer analyzer;

    public Terms(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    /**
     * A term where it stands.
     *
     * @param term the term, as the index has it
     * @param start where its word begins, UTF-16 code units
     * @param end one past the last character of its word
     */
    public record Place(String term, int start, int end) {}

    /** The terms in the order of the text, repetitions included. */
    public List<String> of(String text) {
        return places(text).stream().map(Place::term).toList();
    }

    /** The same with the places of their words. */
    public List<Place> places(String text) {
        List<Place> places = new ArrayList<>();
        try (TokenStream tokens = analyzer.tokenStream(ChunkIndex.TEXT, text)) {
            CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
            OffsetAttribute offset = tokens.addAttribute(OffsetAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) {
                places.add(new Place(term.toString(), offset.startOffset(), offset.endOffset()));
            }
            tokens.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return places;
    }
}
