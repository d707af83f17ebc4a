package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import java.util.EnumMap;
import java.util.Map;

/** Counts where the reviews of a dataset stand. */
final class Statuses {

    private Statuses() {}

    static Map<Review.Status, Integer> of(Board board) {
        Map<Review.Status, Integer> counts = new EnumMap<>(Review.Status.class);
        for (var entry : board.entries()) {
            counts.merge(entry.source().review().map(Review::status).orElse(Review.Status.DRAFT), 1, Integer::sum);
        }
        return counts;
    }
}
