package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Passage;
import dev.assay.core.words.Numbers;
import dev.assay.dataset.similar.Copied;
import dev.assay.dataset.similar.Copied.Copy;
import java.util.List;

/** Questions that repeat a passage word for word; passages are those of the corpus, else the cases' contexts. */
final class CopiedCheck implements Check {

    private static final int SHOWN = 5;

    @Override
    public List<Finding> find(Checked dataset) {
        List<Passage> passages = dataset.corpus().stream()
                .flatMap(corpus -> corpus.passages().stream())
                .toList();
        List<String> texts = passages.isEmpty()
                ? dataset.cases().stream()
                        .flatMap(source -> source.referenceContexts().stream())
                        .toList()
                : passages.stream().map(Passage::text).toList();
        List<Copy> copies =
                Copied.find(dataset.cases().stream().map(Case::question).toList(), texts);
        if (copies.isEmpty()) {
            return List.of();
        }
        return List.of(new Finding(
                Severity.WARNING,
                "copied-question",
                copies.stream()
                        .map(copy -> dataset.cases().get(copy.question()).id())
                        .toList(),
                Brief.count(copies.size(), "question")
                        + " copied word for word from a passage: any search by words finds"
                        + " it, so they say little of a retriever",
                copies.stream()
                        .limit(SHOWN)
                        .map(copy -> dataset.cases().get(copy.question()).id() + ": " + Brief.quote(copy.quote())
                                + (passages.isEmpty()
                                        ? ""
                                        : " stands in `"
                                                + passages.get(copy.passage()).id() + "`")
                                + ", " + Numbers.percent(Math.round(copy.share() * 100) / 100.0) + " of the question")
                        .toList(),
                "put these questions as a user would, who has not read the passage"));
    }
}
