package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** It was given to the reranker, which left it out. */
final class LostAtReranking implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return Losses.at(symptoms, StepKind.RERANKER)
                .map(
                        group -> new Finding(
                                Cause.LOST_AT_RERANKING,
                                Losses.evidence(symptoms, group),
                                symptoms.in(
                                        "检查重排模型是否适合这种语言和这类文本、是否截断了长段落；重排后多留几条，或与重排前的名次加权。",
                                        "See whether the reranker fits this language and kind of text and does not truncate long passages; keep more after it, or blend its order with the one before.")));
    }
}
