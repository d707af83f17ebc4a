package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** A retriever found it, and it was lost where the lists were made one. */
final class LostAtFusion implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return Losses.at(symptoms, StepKind.FUSION)
                .map(
                        group -> new Finding(
                                Cause.LOST_AT_FUSION,
                                Losses.evidence(symptoms, group),
                                symptoms.in(
                                        "融合时多留几条，提高找到它的那一路的权重，或减小 RRF 的常数，让单路靠前的段落留下来。",
                                        "Keep more after fusion, weigh the retriever that found it higher, or take a smaller RRF constant, so that what one retriever ranks high stays.")));
    }
}
