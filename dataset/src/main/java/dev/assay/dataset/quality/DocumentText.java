package dev.assay.dataset.quality;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.core.words.Folded;
import java.util.List;
import java.util.Optional;

/** What a corpus holds of a document. */
final class DocumentText {

    private final List<Passage> passages;

    DocumentText(Corpus corpus, String document) {
        this.passages = corpus.ofDocument(document);
    }

    boolean missing() {
        return passages.isEmpty();
    }

    /** The text at a range, as far as passages with exact offsets hold all of it. */
    Optional<String> at(Span span) {
        StringBuilder text = new StringBuilder();
        while (text.length() < span.length()) {
            int place = span.start() + text.length();
            Optional<Passage> holder =
                    passages.stream().filter(passage -> holds(passage, place)).findFirst();
            if (holder.isEmpty()) {
                return Optional.empty();
            }
            int from = place - holder.get().span().orElseThrow().start();
            int to = Math.min(holder.get().text().length(), from + span.length() - text.length());
            text.append(holder.get().text(), from, to);
        }
        return Optional.of(text.toString());
    }

    /** Whether some passage reaches into the range, or does not say where it stands. */
    boolean reaches(Span span) {
        return passages.stream()
                .anyMatch(passage ->
                        passage.span().isEmpty() || passage.span().orElseThrow().overlaps(span));
    }

    private static boolean holds(Passage passage, int place) {
        return passage.span()
                .filter(span -> span.start() <= place
                        && place < span.end()
                        && span.length() == passage.text().length())
                .isPresent();
    }

    /** Whether the words stand in a passage, or over several in their order. */
    boolean says(String words) {
        String wanted = letters(words);
        if (passages.stream().anyMatch(passage -> letters(passage.text()).contains(wanted))) {
            return true;
        }
        StringBuilder joined = new StringBuilder();
        for (Passage passage : passages) {
            String next = letters(passage.text());
            int overlap = Math.min(joined.length(), next.length());
            while (overlap > 0 && joined.indexOf(next.substring(0, overlap), joined.length() - overlap) < 0) {
                overlap--;
            }
            joined.append(next, overlap, next.length());
        }
        return joined.indexOf(wanted) >= 0;
    }

    /** Folded and without white space, which chunkers drop at their cuts. */
    static String letters(String text) {
        return Folded.of(text).text().replace(" ", "");
    }
}
