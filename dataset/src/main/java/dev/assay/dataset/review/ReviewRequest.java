package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which cases somebody wants to look at.
 *
 * @param dataset its folder
 * @param by who reviews
 * @param second whether these are second opinions: cases that another person decided, which stay as they are
 * @param statuses where a review must stand; empty = drafts, or under {@code second} what another person decided
 * @param slices values that metadata must have, by key
 * @param cases ids to look at, whatever their status; empty = all
 * @param editor the command that edits a file; absent = fields are asked for one by one
 */
public record ReviewRequest(
        Path dataset,
        String by,
        boolean second,
        Set<Review.Status> statuses,
        Map<String, String> slices,
        List<String> cases,
        Optional<String> editor) {

    public ReviewRequest {
        statuses = Set.copyOf(statuses);
        slices = Map.copyOf(slices);
        cases = List.copyOf(cases);
    }
}
