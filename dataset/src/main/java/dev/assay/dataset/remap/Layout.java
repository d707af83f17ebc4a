package dev.assay.dataset.remap;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A document put together from its passages.
 *
 * @param id its id
 * @param text its text; a short gap between passages is blank, a long one is filled with {@link #VOID}
 * @param pieces where its passages stand in the text
 * @param offsets whether places in the text are those of the document itself; else the passages were joined in the order
 *     of the corpus, and an overlap of two neighbours stands there once
 */
record Layout(String id, String text, List<Piece> pieces, boolean offsets) {

    /** A character that no passage holds; Unicode has no character of this number. */
    static final char VOID = '\uffff';

    /** White space that chunkers drop between passages is hardly longer, a lost sentence hardly shorter. */
    private static final int SHORT_GAP = 16;

    private static final int SHORTEST_OVERLAP = 12;
    private static final int LONGEST_OVERLAP = 4000;

    /** Offsets so far beyond the text that is there are taken for errors. */
    private static final int FARTHEST = 1_000_000;

    /**
     * A passage in its place.
     *
     * @param id its id
     * @param place where it stands in the text
     */
    record Piece(String id, Span place) {}

    Layout {
        pieces = List.copyOf(pieces);
    }

    /** A document's passages, in the order of the corpus. */
    static Layout of(String id, List<Passage> passages) {
        return byOffsets(id, passages).orElseGet(() -> joined(id, passages));
    }

    private static Optional<Layout> byOffsets(String id, List<Passage> passages) {
        int end = 0;
        long held = 0;
        for (Passage passage : passages) {
            Optional<Span> span = passage.span();
            if (span.isEmpty() || span.get().length() != passage.text().length()) {
                return Optional.empty();
            }
            end = Math.max(end, span.get().end());
            held += span.get().length();
        }
        if (end > 4 * held + FARTHEST) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder(String.valueOf(VOID).repeat(end));
        List<Piece> pieces = new ArrayList<>(passages.size());
        for (Passage passage : passages) {
            Span span = passage.span().orElseThrow();
            for (int i = 0; i < span.length(); i++) {
                char there = text.charAt(span.start() + i);
                char here = passage.text().charAt(i);
                if (there != VOID && there != here) {
                    return Optional.empty();
                }
                text.setCharAt(span.start() + i, here);
            }
            pieces.add(new Piece(passage.id(), span));
        }
        blankGaps(text);
        return Optional.of(new Layout(id, text.toString(), pieces, true));
    }

    private static void blankGaps(StringBuilder text) {
        int from = 0;
        while (from < text.length()) {
            int to = from;
            while (to < text.length() && text.charAt(to) == VOID) {
                to++;
            }
            for (int i = from; i < to && to - from <= SHORT_GAP; i++) {
                text.setCharAt(i, ' ');
            }
            from = to + 1;
        }
    }

    private static Layout joined(String id, List<Passage> passages) {
        StringBuilder text = new StringBuilder();
        List<Piece> pieces = new ArrayList<>(passages.size());
        for (Passage passage : passages) {
            String next = passage.text();
            if (next.isEmpty()) {
                continue;
            }
            int overlap = overlap(text, next);
            if (overlap == 0 && !text.isEmpty()) {
                text.append('\n');
            }
            int start = text.length() - overlap;
            text.append(next, overlap, next.length());
            pieces.add(new Piece(passage.id(), new Span(start, text.length())));
        }
        return new Layout(id, text.toString(), pieces, false);
    }

    /** Characters at the end of the text with which the next passage begins. */
    private static int overlap(StringBuilder text, String next) {
        int longest = Math.min(LONGEST_OVERLAP, Math.min(text.length(), next.length()));
        String end = text.substring(text.length() - longest);
        for (int length = longest; length >= SHORTEST_OVERLAP; length--) {
            if (end.startsWith(next.substring(0, SHORTEST_OVERLAP), longest - length)
                    && end.regionMatches(longest - length, next, 0, length)) {
                return length;
            }
        }
        return 0;
    }

    /** What stands at a range; empty where the text ends before. */
    String at(Span span) {
        return span.end() > text.length() ? "" : text.substring(span.start(), span.end());
    }

    /** The passages that cover at least this share of a range. */
    List<Piece> covering(Span span, double share) {
        return pieces.stream()
                .filter(piece -> shared(piece.place(), span) >= share * span.length())
                .toList();
    }

    /** Characters that two ranges share. */
    static int shared(Span a, Span b) {
        return Math.max(0, Math.min(a.end(), b.end()) - Math.max(a.start(), b.start()));
    }
}
