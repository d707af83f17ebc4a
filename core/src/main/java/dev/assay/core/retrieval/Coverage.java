package dev.assay.core.retrieval;

import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.List;

/** How much of a range is covered by the union of other ranges. */
final class Coverage {

    private final Span target;
    private final List<Span> parts = new ArrayList<>();

    Coverage(Span target) {
        this.target = target;
    }

    /** Adds what a range covers of the target; a range beside it adds nothing. */
    void add(Span range) {
        if (!range.overlaps(target)) {
            return;
        }
        int start = Math.max(range.start(), target.start());
        int end = Math.min(range.end(), target.end());
        for (int i = parts.size() - 1; i >= 0; i--) {
            Span part = parts.get(i);
            if (part.start() <= end && start <= part.end()) {
                start = Math.min(start, part.start());
                end = Math.max(end, part.end());
                parts.remove(i);
            }
        }
        parts.add(new Span(start, end));
    }

    /** Whether so much is covered that the target counts as found. */
    boolean enough(Matching.Overlap overlap) {
        long covered = 0;
        for (Span part : parts) {
            covered += part.length();
        }
        return switch (overlap) {
            case HALF -> 2 * covered >= target.length();
            case ANY -> covered > 0;
        };
    }
}
