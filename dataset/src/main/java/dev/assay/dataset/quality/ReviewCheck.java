package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Review;
import java.util.ArrayList;
import java.util.List;

/** Cases that nobody has looked at. A gate counts approved cases only, as soon as any case has a review. */
final class ReviewCheck implements Check {

    @Override
    public List<Finding> find(Checked dataset) {
        List<String> drafts = with(dataset, Review.Status.DRAFT);
        List<String> rejected = with(dataset, Review.Status.REJECTED);
        List<String> silent = dataset.cases().stream()
                .filter(source -> source.review().isEmpty())
                .map(Case::id)
                .toList();
        int all = dataset.cases().size();
        if (silent.size() == all) {
            return List.of(Finding.ofAll(
                    Severity.NOTE,
                    "no-review",
                    "no case says whether anybody reviewed it",
                    "`assay dataset review` goes through them one by one"));
        }
        List<Finding> findings = new ArrayList<>();
        List<String> uncounted = new ArrayList<>(drafts);
        uncounted.addAll(silent);
        if (!uncounted.isEmpty()) {
            findings.add(new Finding(
                    Severity.WARNING,
                    "unreviewed",
                    uncounted,
                    uncounted.size() + " of " + Brief.count(all, "case") + " not approved (" + drafts.size()
                            + " draft, " + silent.size() + " without review): gates leave them out",
                    List.of(),
                    "`assay dataset review` goes through them one by one"));
        }
        if (!rejected.isEmpty()) {
            findings.add(new Finding(
                    Severity.NOTE,
                    "rejected",
                    rejected,
                    Brief.count(rejected.size(), "rejected case") + " still in the file; gates leave them out",
                    List.of(),
                    "mend or remove them in the next version"));
        }
        return findings;
    }

    private static List<String> with(Checked dataset, Review.Status status) {
        return dataset.cases().stream()
                .filter(source -> source.review()
                        .filter(review -> review.status() == status)
                        .isPresent())
                .map(Case::id)
                .toList();
    }
}
