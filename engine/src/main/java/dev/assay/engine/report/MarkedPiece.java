package dev.assay.engine.report;

import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A piece of a claim or of its evidence that is shown in one way.
 *
 * @param text the piece
 * @param mark how its words are marked; absent for plain ones
 */
record MarkedPiece(String text, Optional<WordMark> mark) {

    /**
     * Cuts a text; the pieces put together are the text.
     *
     * @param marks where each mark goes, in UTF-16 code units; outside the text it is moved to its edge, and where two
     *     meet the gravest shows
     */
    static List<MarkedPiece> of(String text, Map<WordMark, List<Span>> marks) {
        TreeSet<Integer> edges = new TreeSet<>(List.of(0, text.length()));
        for (List<Span> spans : marks.values()) {
            spans.forEach(span ->
                    edges.addAll(List.of(Highlight.edge(text, span.start()), Highlight.edge(text, span.end()))));
        }
        List<MarkedPiece> pieces = new ArrayList<>();
        int from = 0;
        for (int to : edges) {
            if (to > from) {
                append(pieces, new MarkedPiece(text.substring(from, to), gravest(text, from, to, marks)));
                from = to;
            }
        }
        return pieces;
    }

    private static void append(List<MarkedPiece> pieces, MarkedPiece next) {
        int last = pieces.size() - 1;
        if (last >= 0 && pieces.get(last).mark.equals(next.mark)) {
            pieces.set(last, new MarkedPiece(pieces.get(last).text + next.text, next.mark));
        } else {
            pieces.add(next);
        }
    }

    private static Optional<WordMark> gravest(String text, int from, int to, Map<WordMark, List<Span>> marks) {
        return marks.entrySet().stream()
                .filter(entry -> entry.getValue().stream()
                        .anyMatch(span ->
                                Highlight.edge(text, span.start()) <= from && to <= Highlight.edge(text, span.end())))
                .map(Map.Entry::getKey)
                .min(WordMark::compareTo);
    }

    String style() {
        return mark.map(WordMark::style).orElse("");
    }
}
