package dev.assay.core.data;

/** One thing that people judged: a retrievable item, a document, or a piece of evidence within a document. */
public sealed interface Label {

    /**
     * A retrievable item by its id.
     *
     * @param id the id that the retriever returns
     */
    record Item(String id) implements Label {}

    /**
     * A whole document: any chunk of it will do.
     *
     * @param document the document's id
     */
    record WholeDocument(String document) implements Label {}

    /**
     * A range of a document's text. Chunks meet it by their offsets, so the label survives another chunking.
     *
     * @param document the document's id
     * @param span the range
     * @param quote the text that stands there, or empty when the file gave none
     */
    record Evidence(String document, Span span, String quote) implements Label {}

    /**
     * A quote without offsets; chunks meet it by their text.
     *
     * @param document the document's id
     * @param quote the words to be found, not blank
     */
    record Quote(String document, String quote) implements Label {}

    /**
     * A text that a good answer rests on, of which neither id nor document is known ({@code referenceContexts}); passages
     * meet it by their words.
     *
     * @param text the words, not blank
     */
    record Context(String text) implements Label {}
}
