package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Review;
import dev.assay.dataset.folder.Entry;
import java.util.Comparator;
import java.util.List;

/** Which of two cases that ask the same is worth more: the approved one, then the one with labels, then the earlier. */
final class Preference implements Comparator<Integer> {

    private final List<Entry> entries;

    Preference(List<Entry> entries) {
        this.entries = entries;
    }

    @Override
    public int compare(Integer a, Integer b) {
        return Comparator.comparingInt(this::review)
                .thenComparingInt(this::labels)
                .thenComparingInt(Integer::intValue)
                .compare(a, b);
    }

    /** Why the first is preferred to the second. */
    String why(int kept, int dropped) {
        if (review(kept) != review(dropped)) {
            return review(kept) == 0 ? "approved" : "the other is rejected";
        }
        return labels(kept) != labels(dropped) ? "has labels" : "earlier";
    }

    private int review(int place) {
        return entries.get(place)
                .source()
                .review()
                .map(Review::status)
                .map(status -> switch (status) {
                    case APPROVED -> 0;
                    case DRAFT -> 1;
                    case REJECTED -> 2;
                })
                .orElse(1);
    }

    private int labels(int place) {
        Case source = entries.get(place).source();
        boolean labelled =
                source.judgments().isPresent() || !source.referenceContexts().isEmpty();
        return labelled ? 0 : 1;
    }
}
