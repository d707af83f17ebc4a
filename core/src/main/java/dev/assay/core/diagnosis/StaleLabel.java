package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** The label names a chunk or words that the corpus no longer has, although it has their document. */
final class StaleLabel implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return symptoms.corpus()
                .flatMap(
                        corpus -> symptoms.lost().stream()
                                .map(symptoms::group)
                                .filter(group -> group.anyOf().stream()
                                        .allMatch(label -> !Located.in(corpus, label)
                                                || Stale.why(symptoms, corpus, label)
                                                        .isPresent()))
                                .flatMap(group -> group.anyOf().stream())
                                .flatMap(label -> Stale.why(symptoms, corpus, label).stream())
                                .findFirst()
                                .map(
                                        evidence -> new Finding(
                                                Cause.STALE_LABEL,
                                                evidence,
                                                symptoms.in(
                                                        "按现在的语料重新标注这一例；改用“文档＋原文”作标注，重新切分后也不会失效。",
                                                        "Label this case anew against the corpus as it is now; a label of document and quote survives another chunking."))));
    }
}
