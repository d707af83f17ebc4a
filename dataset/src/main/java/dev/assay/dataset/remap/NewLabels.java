package dev.assay.dataset.remap;

import dev.assay.core.data.Label;
import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The labels that point to a place.
 *
 * @param labels none when passages without offsets do not cover half of it
 * @param together whether all are needed; else any one will do
 */
record NewLabels(List<Label> labels, boolean together) {

    /** As much of a span makes a chunk relevant. */
    private static final double HALF = 0.5;

    /** From this share on, a passage and a changed text are the same passage. */
    private static final double SAME_PASSAGE = 0.85;

    NewLabels {
        labels = List.copyOf(labels);
    }

    private static NewLabels one(Label label) {
        return new NewLabels(List.of(label), false);
    }

    /** A passage that is the text stays an item; else the span; else the passages that hold it. */
    static NewLabels ofItem(Label.Item old, Place place) {
        double share = place.way() == Way.FUZZY ? SAME_PASSAGE : 1;
        List<String> ids = place.document().pieces().stream()
                .filter(piece -> Layout.shared(piece.place(), place.span())
                        >= share * Math.max(piece.place().length(), place.span().length()))
                .map(Layout.Piece::id)
                .toList();
        if (ids.contains(old.id())) {
            return one(old);
        }
        if (!ids.isEmpty()) {
            return any(ids);
        }
        return place.document().offsets() ? one(span(place)) : passages(place);
    }

    /** A span; where the new corpus has no offsets, the quote if a passage holds it whole, else the passages. */
    static NewLabels ofEvidence(Label.Evidence old, Place place) {
        boolean sameDocument = place.document().id().equals(old.document());
        if (place.document().offsets()) {
            boolean samePlace = sameDocument && place.span().equals(old.span());
            return one(samePlace && place.way() == Way.UNCHANGED ? old : span(place));
        }
        if (place.document().covering(place.span(), 1).isEmpty()) {
            return passages(place);
        }
        return one(
                sameDocument
                        ? new Label.Evidence(old.document(), old.span(), place.text())
                        : new Label.Quote(place.document().id(), place.text()));
    }

    /** A quote that a passage holds whole stays one; else the span, else the passages. */
    static NewLabels ofQuote(Place place) {
        if (!place.document().covering(place.span(), 1).isEmpty()) {
            return one(new Label.Quote(place.document().id(), place.text()));
        }
        return place.document().offsets() ? one(span(place)) : passages(place);
    }

    private static Label span(Place place) {
        return new Label.Evidence(place.document().id(), place.span(), place.text());
    }

    private static NewLabels any(List<String> ids) {
        return new NewLabels(ids.stream().<Label>map(Label.Item::new).toList(), false);
    }

    /** Any passage that covers half by itself; where none does, the fewest that cover half together. */
    private static NewLabels passages(Place place) {
        List<Layout.Piece> half = place.document().covering(place.span(), HALF);
        if (!half.isEmpty()) {
            return any(half.stream().map(Layout.Piece::id).toList());
        }
        boolean[] covered = new boolean[place.span().length()];
        List<Layout.Piece> left = new ArrayList<>(place.document().pieces());
        List<Label> needed = new ArrayList<>();
        int sum = 0;
        while (sum < HALF * covered.length) {
            Optional<Layout.Piece> best =
                    left.stream().max(Comparator.comparingInt(piece -> fresh(covered, piece, place.span(), false)));
            if (best.isEmpty() || fresh(covered, best.get(), place.span(), false) == 0) {
                return new NewLabels(List.of(), false);
            }
            sum += fresh(covered, best.get(), place.span(), true);
            left.remove(best.get());
            needed.add(new Label.Item(best.get().id()));
        }
        return new NewLabels(needed, true);
    }

    /** Characters that a passage adds to those covered. */
    private static int fresh(boolean[] covered, Layout.Piece piece, Span span, boolean take) {
        int fresh = 0;
        int to = Math.min(span.end(), piece.place().end());
        for (int i = Math.max(span.start(), piece.place().start()); i < to; i++) {
            fresh += covered[i - span.start()] ? 0 : 1;
            covered[i - span.start()] |= take;
        }
        return fresh;
    }
}
