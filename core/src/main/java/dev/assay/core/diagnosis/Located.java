package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Similarity;
import java.util.List;

/** Finds labels in the corpus. */
final class Located {

    private Located() {}

    /** Whether the corpus holds what a label names, be it over several chunks. */
    static boolean in(Corpus corpus, Label label) {
        if (label instanceof Label.Quote quote) {
            List<Passage> passages = corpus.ofDocument(quote.document());
            return inOneChunk(passages, quote.quote()) || acrossChunks(passages, quote.quote());
        }
        return !holding(corpus, label).isEmpty();
    }

    /** The passages that hold what a label names; of a quote those that hold all of it. */
    static List<Passage> holding(Corpus corpus, Label label) {
        if (label instanceof Label.Item item) {
            return corpus.passage(item.id()).map(List::of).orElseGet(() -> corpus.ofDocument(item.id()));
        }
        if (label instanceof Label.WholeDocument whole) {
            return corpus.ofDocument(whole.document());
        }
        if (label instanceof Label.Evidence evidence) {
            return corpus.ofDocument(evidence.document()).stream()
                    .filter(passage ->
                            passage.span().isEmpty() || passage.span().get().overlaps(evidence.span()))
                    .toList();
        }
        if (label instanceof Label.Context context) {
            String words = Folded.of(context.text()).text();
            return corpus.passages().stream()
                    .filter(passage -> alike(Folded.of(passage.text()).text(), words))
                    .toList();
        }
        Label.Quote quote = (Label.Quote) label;
        return corpus.ofDocument(quote.document()).stream()
                .filter(passage -> inOneChunk(List.of(passage), quote.quote()))
                .toList();
    }

    /** As labels meet lists: one holds the other, or their characters are much the same. */
    private static boolean alike(String passage, String words) {
        return !passage.isEmpty()
                && (passage.contains(words)
                        || words.contains(passage)
                        || Similarity.atLeast(Matching.SIMILAR, passage, words));
    }

    /** Whether one passage holds all words of a quote. */
    static boolean inOneChunk(List<Passage> passages, String quote) {
        String words = letters(quote);
        return passages.stream().anyMatch(passage -> letters(passage.text()).contains(words));
    }

    /** Whether the passages, one after the other, hold the words of a quote. */
    static boolean acrossChunks(List<Passage> passages, String quote) {
        StringBuilder joined = new StringBuilder();
        StringBuilder merged = new StringBuilder();
        for (Passage passage : passages) {
            String next = letters(passage.text());
            joined.append(next);
            merged.append(next, overlap(merged, next), next.length());
        }
        String words = letters(quote);
        return joined.indexOf(words) >= 0 || merged.indexOf(words) >= 0;
    }

    /** How many characters at the end of a text are those at the beginning of the next, as chunkers repeat them. */
    private static int overlap(StringBuilder text, String next) {
        for (int length = Math.min(text.length(), next.length()); length > 0; length--) {
            if (text.indexOf(next.substring(0, length), text.length() - length) >= 0) {
                return length;
            }
        }
        return 0;
    }

    /** Without white space, which chunkers drop at their cuts. */
    static String letters(String text) {
        return Folded.of(text).text().replace(" ", "");
    }
}
