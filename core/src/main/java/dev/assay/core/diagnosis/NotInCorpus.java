package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;

/** What should be found is nowhere in the corpus, nor is its document: no retriever could have found it. */
final class NotInCorpus implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (symptoms.corpus().isEmpty()) {
            return Optional.empty();
        }
        Corpus corpus = symptoms.corpus().get();
        List<Integer> absent = symptoms.lost().stream()
                .filter(group ->
                        symptoms.group(group).anyOf().stream().allMatch(label -> absent(symptoms, corpus, label)))
                .toList();
        if (absent.isEmpty()) {
            return Optional.empty();
        }
        String names = Texts.names(symptoms, absent);
        return Optional.of(
                new Finding(
                        Cause.NOT_IN_CORPUS,
                        symptoms.in(
                                "语料库中没有应检索到的 " + names + "（语料库共 " + corpus.size() + " 段）。",
                                "The corpus (" + corpus.size() + " passages) does not hold " + names
                                        + ", which should be found."),
                        symptoms.in(
                                "把缺失的文档加入语料库并重建索引；若文档已更名或下线，请更正这一例的标注。",
                                "Add the missing document to the corpus and index it again; if it was renamed or withdrawn, mend the label of this case.")));
    }

    private static boolean absent(Symptoms symptoms, Corpus corpus, Label label) {
        return !Located.in(corpus, label) && Stale.why(symptoms, corpus, label).isEmpty();
    }
}
