package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** It was retrieved, and the model was not shown it. */
final class CutFromContext implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return Losses.at(symptoms, StepKind.CONTEXT)
                .map(
                        group -> new Finding(
                                Cause.CUT_FROM_CONTEXT,
                                Losses.evidence(symptoms, group),
                                symptoms.in(
                                        "加大上下文预算，或缩短、去重其他段落，让它进入提示词；也可改用更小的块。",
                                        "Give the context more room, or shorten and deduplicate the other passages so that it fits into the prompt; smaller chunks help too.")));
    }
}
