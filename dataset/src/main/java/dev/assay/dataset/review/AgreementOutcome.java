package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Measured;
import java.util.List;

/**
 * How far reviewers agree.
 *
 * @param pairs each two reviewers who judged the same case, as it was when both did
 */
public record AgreementOutcome(List<Pair> pairs) {

    /**
     * Two reviewers.
     *
     * @param first one by name
     * @param second the other
     * @param cases how many cases both judged
     * @param agreed how many of them alike
     * @param stale how many cases both judged that changed in between; they do not count
     * @param kappa Cohen's kappa with its interval
     * @param disagreements where they differ
     */
    public record Pair(
            String first,
            String second,
            int cases,
            int agreed,
            int stale,
            Answer<Measured> kappa,
            List<Disagreement> disagreements) {

        public Pair {
            disagreements = List.copyOf(disagreements);
        }
    }

    /** A case that two judge differently, with what they noted; a note may be empty. */
    public record Disagreement(
            String id,
            String question,
            Review.Status first,
            String firstNote,
            Review.Status second,
            String secondNote) {}

    public AgreementOutcome {
        pairs = List.copyOf(pairs);
    }

    /** 0, or 3 where no case was judged by two. */
    public int exit() {
        return pairs.stream().allMatch(pair -> pair.cases() == 0) ? 3 : 0;
    }
}
