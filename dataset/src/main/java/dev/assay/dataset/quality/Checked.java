package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.similar.NearDuplicates;
import dev.assay.dataset.similar.NearDuplicates.Pair;
import java.util.List;
import java.util.Optional;

/**
 * A dataset while it is checked.
 *
 * @param folder the dataset
 * @param cases its cases
 * @param pairs near duplicates among the questions, by place in {@code cases}
 */
record Checked(DatasetFolder folder, List<Case> cases, List<Pair> pairs) {

    static Checked of(DatasetFolder folder, double threshold) {
        List<Case> cases = folder.entries().stream().map(Entry::source).toList();
        return new Checked(
                folder,
                cases,
                NearDuplicates.pairs(cases.stream().map(Case::question).toList(), threshold));
    }

    Optional<Corpus> corpus() {
        return folder.corpus();
    }

    /** What the case depends on with others: its cluster, else the document of its first relevant label, as runs take it; absent without either. */
    Optional<String> cluster(Case source) {
        return source.cluster()
                .or(() -> source.judgments()
                        .flatMap(judgments -> judgments.groups().stream()
                                .filter(group -> group.grade() >= 1)
                                .findFirst())
                        .flatMap(group -> document(group.anyOf().get(0))));
    }

    private Optional<String> document(Label label) {
        if (label instanceof Label.Item item) {
            return corpus().flatMap(corpus -> corpus.passage(item.id()))
                    .map(Passage::document)
                    .or(() -> Optional.of(item.id()));
        }
        if (label instanceof Label.WholeDocument whole) {
            return Optional.of(whole.document());
        }
        if (label instanceof Label.Evidence evidence) {
            return Optional.of(evidence.document());
        }
        return label instanceof Label.Quote quote ? Optional.of(quote.document()) : Optional.empty();
    }
}
