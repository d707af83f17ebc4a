package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.words.Folded;
import java.util.List;
import java.util.stream.Collectors;

/** Finds labels in the corpus. */
final class Located {

    private Located() {}

    /** Whether the corpus holds what a label names, be it over several chunks. */
    static boolean in(Corpus corpus, Label label) {
        if (label instanceof Label.Item item) {
            return corpus.passage(item.id()).isPresent()
                    || !corpus.ofDocument(item.id()).isEmpty();
        }
        if (label instanceof Label.WholeDocument whole) {
            return !corpus.ofDocument(whole.document()).isEmpty();
        }
        if (label instanceof Label.Evidence evidence) {
            return corpus.ofDocument(evidence.document()).stream()
                    .anyMatch(passage ->
                            passage.span().isEmpty() || passage.span().get().overlaps(evidence.span()));
        }
        Label.Quote quote = (Label.Quote) label;
        List<Passage> passages = corpus.ofDocument(quote.document());
        return inOneChunk(passages, quote.quote()) || acrossChunks(passages, quote.quote());
    }

    /** Whether one passage holds all words of a quote. */
    static boolean inOneChunk(List<Passage> passages, String quote) {
        String words = letters(quote);
        return passages.stream().anyMatch(passage -> letters(passage.text()).contains(words));
    }

    /** Whether the passages, one after the other, hold the words of a quote. */
    static boolean acrossChunks(List<Passage> passages, String quote) {
        String all = passages.stream().map(Passage::text).collect(Collectors.joining());
        return letters(all).contains(letters(quote));
    }

    /** Without white space, which chunkers drop at their cuts. */
    private static String letters(String text) {
        return Folded.of(text).text().replace(" ", "");
    }
}
