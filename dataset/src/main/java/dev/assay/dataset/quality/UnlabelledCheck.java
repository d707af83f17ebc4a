package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Answerable cases of which nothing says what should be retrieved. */
final class UnlabelledCheck implements Check {

    @Override
    public List<Finding> find(Checked dataset) {
        List<Finding> findings = new ArrayList<>();
        Predicate<Case> nothing = source -> source.answerable()
                && source.judgments()
                        .filter(judgments -> judgments.groups().isEmpty())
                        .isPresent();
        List<String> contrary = ids(dataset, nothing);
        if (!contrary.isEmpty()) {
            findings.add(new Finding(
                    Severity.ERROR,
                    "answer-without-evidence",
                    contrary,
                    Brief.count(contrary.size(), "case")
                            + " to be answered, with `relevant` empty: an empty list says that"
                            + " the corpus holds nothing",
                    List.of(),
                    "label what answers them, remove `relevant` where nobody judged, or set `expectedBehavior` to"
                            + " `refuse`"));
        }
        List<String> bare = ids(
                dataset,
                source -> source.answerable()
                        && source.judgments().isEmpty()
                        && source.referenceContexts().isEmpty());
        if (!bare.isEmpty()) {
            findings.add(new Finding(
                    Severity.WARNING,
                    "unlabelled",
                    bare,
                    Brief.count(bare.size(), "answerable case")
                            + " without labels: retrieval cannot be measured on them",
                    List.of(),
                    "label them (`relevant`), or add `referenceContexts`"));
        }
        return findings;
    }

    private static List<String> ids(Checked dataset, Predicate<Case> wanted) {
        return dataset.cases().stream().filter(wanted).map(Case::id).toList();
    }
}
